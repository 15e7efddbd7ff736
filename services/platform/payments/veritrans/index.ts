import type { ProviderDeclaration } from '../provider-declaration.js';
import { readVeritransKeys, type VeritransKeys } from './keys.js';
import { veritransVariables } from './variables.js';
import type { VeritransPageConfig } from './veritrans.contract.js';
import { VeritransProvider } from './veritrans.provider.js';
import type { card, carrier, convenienceStore, payEasy } from './veritrans.shared.js';

type VeritransMethod = typeof card.id | typeof convenienceStore.id | typeof carrier.id | typeof payEasy.id;

/** VeriTrans4G: cards, convenience stores, carriers and Pay-easy. */
export const veritransDeclaration: ProviderDeclaration<VeritransKeys, VeritransMethod, VeritransPageConfig> = {
  variables: veritransVariables,
  readKeys: readVeritransKeys,
  refusalInProduction: ({ VERITRANS_DUMMY }) =>
    VERITRANS_DUMMY === '1'
      ? 'VERITRANS_DUMMY=1 gives points for orders that take no money; it is refused in production: leave VERITRANS_DUMMY out'
      : null,
  adapter: (keys, publicUrl, clock) => new VeritransProvider(keys, publicUrl, clock),
  sources: ({ tokenUrl }, isEnabled) => ({ 'connect-src': isEnabled('card') ? [tokenUrl] : [] }),
  pageConfig: (keys, { isOffered }) => ({
    card: isOffered('card') && keys ? { token_url: keys.tokenUrl, token_api_key: keys.tokenApiKey } : null,
  }),
  settlementLayouts: [],
  memos: {
    card: {
      ja: '3Dセキュアで本人認証を行います。ポイントはすぐに反映されます。',
      en: 'Your bank confirms that it’s you (3-D Secure). Points are added at once.',
    },
    'convenience-store': {
      ja: 'お申し込みから3日以内に店頭でお支払いください。ご入金の確認後にポイントが反映されます。',
      en: 'Pay at the store within 3 days. Points are added once the payment is confirmed.',
    },
    carrier: {
      ja: '携帯電話料金とまとめてお支払いいただけます。',
      en: 'Pay together with your mobile phone bill.',
    },
    'pay-easy': {
      ja: 'ATMやネットバンキングで3日以内にお支払いください。',
      en: 'Pay within 3 days at an ATM or by online banking.',
    },
  },
};
