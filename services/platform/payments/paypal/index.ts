import type { ProviderDeclaration } from '../provider-declaration.js';
import { PAYPAL_ACTIVITY } from './activity-report.js';
import { type PaypalKeys, readPaypalKeys } from './keys.js';
import type { PaypalPageConfig } from './paypal.contract.js';
import { PaypalProvider } from './paypal.provider.js';
import { PAYPAL_SETTLEMENT_REPORT } from './settlement-report.js';
import { paypalVariables } from './variables.js';

export const paypalDeclaration: ProviderDeclaration<PaypalKeys, 'paypal', PaypalPageConfig> = {
  variables: paypalVariables,
  readKeys: readPaypalKeys,
  refusalInProduction: ({ PAYPAL_BASE_URL }) =>
    /^https:\/\/[^/]*\bsandbox\b/i.test(PAYPAL_BASE_URL ?? '')
      ? 'PAYPAL_BASE_URL is one for trying, which gives points for no money; leave it out'
      : null,
  adapter: (keys, publicUrl, clock) => new PaypalProvider(keys, publicUrl, clock),
  sources: ({ jsUrl }, isEnabled) => {
    const origins = isEnabled('paypal') ? [new URL(jsUrl).origin] : [];
    // PayPal's button is a page in a frame.
    return { 'script-src': origins, 'connect-src': origins, 'frame-src': origins };
  },
  pageConfig: (keys, { isOffered }) => ({
    paypal: isOffered('paypal') && keys ? { js_url: keys.jsUrl, client_id: keys.clientId } : null,
  }),
  settlementLayouts: [PAYPAL_SETTLEMENT_REPORT, PAYPAL_ACTIVITY],
  memos: {
    paypal: {
      ja: 'PayPalの画面でお支払いに同意していただきます。ポイントはすぐに反映されます。',
      en: 'Approve the payment at PayPal. Points are added at once.',
    },
  },
};
