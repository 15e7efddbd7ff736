import { defineMessages } from '../i18n/i18n';

/** What the shop says of the draws that it has verified; who it was, and how far, belongs to the claim. */
export const verifiedMessages = defineMessages('verified', {
  ja: {
    Whole: '抽選{{chained}}口、すべて当店が検証済み',
    AllChained: '抽選{{chained}}口、記録の連続性を当店が検証済み',
    Chained: '抽選{{chained}}口まで、記録の連続性を当店が検証済み',
    Differs: '当店の検証で記録の不一致が見つかり、確認しています',
    WholeText:
      '当店のサーバーが公開記録を検証し、{{chained}}口すべての抽選結果をシードから計算し直して、一致を確かめました。',
    AllChainedText:
      '当店のサーバーが公開記録を検証し、{{chained}}口すべてが途切れずにつながっていることを確かめました。うち{{recomputed}}口は抽選結果まで計算し直し済みです。残りは、シードの公開後に計算し直します。',
    ChainedText:
      '当店のサーバーが公開記録を検証し、{{chained}}口までが途切れずにつながっていることを確かめました。うち{{recomputed}}口は抽選結果まで計算し直し済みです。',
    DiffersText:
      '当店のサーバーによる検証で、このパックの公開記録に一致しないところが見つかりました。原因を確認しており、それまで「検証済み」とは表示しません。',
  },
  en: {
    Whole: 'Verified by us: {{chained}} [draw, recomputed|draws, all recomputed]',
    AllChained: 'Verified by us: unbroken log of {{chained}} [draw|draws]',
    Chained: 'Verified by us: unbroken log up to draw {{chained}}',
    Differs: 'Our check found a mismatch in the log. We’re looking into it.',
    WholeText:
      'Our server verified the public log and recomputed the result of every draw ({{chained}}) from the seeds. All match.',
    AllChainedText:
      'Our server verified that the public log of all draws ({{chained}}) is unbroken. Results recomputed so far: {{recomputed}}. The rest follow once their seeds are public.',
    ChainedText:
      'Our server verified that the public log is unbroken for {{chained}} [draw|draws]. Results recomputed so far: {{recomputed}}.',
    DiffersText:
      'Our server’s check found something in this pack’s public log that doesn’t match. We’re looking into it, and claim nothing as verified until then.',
  },
});
