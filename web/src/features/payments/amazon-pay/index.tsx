import { translate } from '../../../i18n/i18n';
import type { WalletProps, WalletScreen } from '../wallet-screen';
import { AmazonPayButton } from './AmazonPayButton';
import { amazonPayMessages } from './amazon-pay.messages';

export const amazonPayScreen: WalletScreen = {
  word: (language, key) => translate(language, amazonPayMessages, key),
  button: ({ config, checkout, onTrouble }: WalletProps) =>
    config.amazon_pay && !checkout.session && <AmazonPayButton config={config.amazon_pay} onTrouble={onTrouble} />,
};
