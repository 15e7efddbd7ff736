import { defineMessages } from '../../i18n/i18n';

/** Texts of the summary of a draw's check, beside its cards. */
export const sealMessages = defineMessages('fairness-seal', {
  ja: {
    title: 'この抽選の検証',
    box: '箱の封印',
    number: 'あなたの番号',
    card: '引いたカード',
    Running: '検証しています',
    RunningText: '公開された情報を、この端末で計算し直しています。',
    Ok: '検証済み',
    OkText: '封印された箱から、2つのシードのとおりに引かれたことを、この端末で確かめました。',
    SoFar: '公開記録と一致しました',
    SoFarText: '封印、番号、カードを確かめました。抽選の計算し直しは、シードが公開される {{time}} からできます。',
    False: '一致しないところがあります',
    FalseText: '×印の項目を詳しくご覧ください。もう一度検証しても同じ結果のときは、お問い合わせください。',
    Failed: 'いまは検証できませんでした',
    FailedText: '公開された情報を読み込めませんでした。カードの選択は、このまま続けられます。',
    details: '検証の内容を見る',
    contact: 'この抽選について問い合わせる',
    again: 'もう一度試す',
  },
  en: {
    title: 'Check of this draw',
    box: 'Sealed box',
    number: 'Your number',
    card: 'Your cards',
    Running: 'Checking',
    RunningText: 'Recomputing the public data on this device.',
    Ok: 'Verified',
    OkText: 'This device confirmed that the draw came from the sealed box, just as the two seeds require.',
    SoFar: 'Matches the public log',
    SoFarText:
      'Seal, number and cards were checked. The draw can be recomputed once its seed is public, from {{time}}.',
    False: 'Something doesn’t match',
    FalseText: 'See the details of the part marked with a cross. If checking again gives the same result, contact us.',
    Failed: 'We couldn’t check this now',
    FailedText: 'The public data could not be loaded. You can go on choosing your cards.',
    details: 'See the whole check',
    contact: 'Contact us about this draw',
    again: 'Try again',
  },
});
