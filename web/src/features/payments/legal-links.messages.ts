import { defineMessages } from '../../i18n/i18n';

/** Names of the texts that the law requires beside an order of points. */
export const legalLinksMessages = defineMessages('legalLinks', {
  ja: {
    commerceLaw: '特定商取引法に基づく表記',
    fundSettlement: '資金決済法に基づく表示',
    pointTerms: 'ポイント利用規約',
  },
  en: {
    commerceLaw: 'Legal notice',
    fundSettlement: 'Notice under the Payment Services Act',
    pointTerms: 'Point terms of service',
  },
});
