import { defineMessages } from '../../i18n/i18n';

export const legalMessages = defineMessages('legal', {
  ja: {
    contents: '目次',
    version: '第{{version}}版・{{day}}施行',
    print: '印刷する',
    top: '目次へ戻る',
    noIdentity: '運営者の情報は、まだ登録されていません。',
    others: '規約と表示',
    terms: '利用規約',
    pointTerms: 'ポイント利用規約',
    privacy: 'プライバシーポリシー',
    commerce: '特定商取引法に基づく表記',
    funds: '資金決済法に基づく表示',
  },
  en: {
    contents: 'Contents',
    version: 'Version {{version}}, in force from {{day}}',
    print: 'Print',
    top: 'Back to contents',
    noIdentity: 'The operator of this shop has not been entered yet.',
    others: 'Terms and notices',
    terms: 'Terms of service',
    pointTerms: 'Point terms of service',
    privacy: 'Privacy policy',
    commerce: 'Notice under the Act on Specified Commercial Transactions',
    funds: 'Notice under the Payment Services Act',
  },
});
