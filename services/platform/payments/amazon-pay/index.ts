import type { ProviderDeclaration } from '../provider-declaration.js';
import type { AmazonPayPageConfig } from './amazon-pay.contract.js';
import { AmazonPayProvider } from './amazon-pay.provider.js';
import { buttonOf } from './button.js';
import { type AmazonPayKeys, readAmazonPayKeys } from './keys.js';
import { AMAZON_PAY_REPORT } from './settlement-report.js';
import { amazonPayVariables } from './variables.js';

/** The address to which Amazon's script sends a buyer in Japan. */
const AMAZON_CHECKOUT = 'https://payments.amazon.co.jp';

export const amazonPayDeclaration: ProviderDeclaration<AmazonPayKeys, 'amazon-pay', AmazonPayPageConfig> = {
  variables: amazonPayVariables,
  readKeys: readAmazonPayKeys,
  refusalInProduction: ({ AMAZON_PAY_PUBLIC_KEY_ID }) =>
    /^sandbox-/i.test(AMAZON_PAY_PUBLIC_KEY_ID ?? '')
      ? 'AMAZON_PAY_PUBLIC_KEY_ID is one for trying, which gives points for no money; use a LIVE one'
      : null,
  adapter: (keys, publicUrl, clock) => new AmazonPayProvider(keys, publicUrl, clock),
  sources: ({ jsUrl }, isEnabled) => {
    const origins = isEnabled('amazon-pay') ? [new URL(jsUrl).origin] : [];
    // Amazon's script redirects the buyer with a form.
    const forms = origins.length > 0 ? [...origins, AMAZON_CHECKOUT] : [];
    return { 'script-src': origins, 'connect-src': origins, 'form-action': forms };
  },
  pageConfig: async (keys, { isOffered, reviewUrl }) => ({
    amazon_pay: isOffered('amazon-pay') && keys ? buttonOf(keys, await reviewUrl()) : null,
  }),
  settlementLayouts: [AMAZON_PAY_REPORT],
  memos: {
    'amazon-pay': {
      ja: 'Amazonアカウントに登録したお支払い方法をご利用いただけます。ポイントはすぐに反映されます。',
      en: 'Pay with the methods in your Amazon account. Points are added at once.',
    },
  },
};
