import { paypalMethod } from '../../../../../services/platform/payments/paypal/paypal.shared.js';
import { translate } from '../../../i18n/i18n';
import type { WalletProps, WalletScreen } from '../wallet-screen';
import { PaypalButton } from './PaypalButton';
import { orderAtPaypal } from './paypal.api';
import { paypalMessages } from './paypal.messages';

const { code } = paypalMethod;

export const paypalScreen: WalletScreen = {
  // A payer has no session before the order.
  word: (language, key) => translate(language, paypalMessages, key === 'chosen' ? 'note' : key),
  button: ({ config, checkout, onTrouble }: WalletProps) =>
    config.paypal && (
      <PaypalButton
        config={config.paypal}
        onOrder={() => checkout.orderAtWallet(code, orderAtPaypal)}
        onApprove={(id) => checkout.pay({ pay_id: code, id })}
        onCancel={() => checkout.leaveWallet(code)}
        onTrouble={onTrouble}
      />
    ),
};
