import { defineMessages } from '../i18n/i18n';

/** Claims about verified draws. Each names who verified them, and how many. */
export const verifiedMessages = defineMessages('verified', {
  ja: {
    Whole: 'これまでの抽選{{chained}}回を、すべて当店が検証済み',
    AllChained: 'これまでの抽選{{chained}}回の記録を当店が検証済み',
    Chained: '{{chained}}回目までの抽選の記録を当店が検証済み',
    Differs: '当店の検証で記録の不一致が見つかり、確認しています',
    WholeText:
      'これまでの抽選{{chained}}回すべてについて、当店のサーバーが公開記録から結果を計算し直し、一致することを確かめました。',
    AllChainedText:
      'これまでの抽選{{chained}}回すべてについて、公開記録に抜けや書き換えがないことを、当店のサーバーが確かめました。',
    ChainedText:
      '{{chained}}回目までの抽選について、公開記録に抜けや書き換えがないことを、当店のサーバーが確かめました。',
    someRecomputed: '{{recomputed}}回は、結果も計算し直して確かめました。',
    restLater: '結果の計算し直しは、毎日0時にシードが公開されてから行います。',
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
    AllChainedText: 'Our server verified that the public log of all draws ({{chained}}) is unbroken.',
    ChainedText: 'Our server verified that the public log is unbroken for {{chained}} [draw|draws].',
    someRecomputed: 'The results of {{recomputed}} [draw|draws] were recomputed, too.',
    restLater: 'Results are recomputed once their seeds are published, every day at midnight.',
    DiffersText:
      'Our server’s check found something in this pack’s public log that doesn’t match. We’re looking into it, and claim nothing as verified until then.',
  },
});
