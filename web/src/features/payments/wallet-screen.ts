import type { ReactElement } from 'react';
import type { Language } from '../../i18n/i18n';
import type { PayConfig } from './payments.api';
import type { Checkout } from './use-checkout';

export interface WalletProps {
  readonly config: PayConfig;
  readonly checkout: Checkout;
  readonly onTrouble: () => void;
}

/** Parts of a wallet on the pages of buying points. A wallet without parts is ordered with the shop's own button. */
export interface WalletScreen {
  /** Renders the button that the wallet requires; nothing once the shop's button places the order. */
  readonly button: (props: WalletProps) => ReactElement | false | null;
  /**
   * Returns a text of the wallet. `note` stands beside the method, `chosen` replaces it once the payer has a session. After
   * a failure, `failedOrder` is for the checkout page and `failed` for the result page.
   */
  readonly word: (language: Language, key: 'note' | 'chosen' | 'failedOrder' | 'failed') => string;
}
