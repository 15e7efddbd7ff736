import type { ReactElement } from 'react';
import type { Language } from '../../i18n/i18n';
import type { PayConfig } from './payments.api';
import type { Checkout } from './use-checkout';

export interface WalletProps {
  readonly config: PayConfig;
  readonly checkout: Checkout;
  readonly onTrouble: () => void;
}

/** The pieces of a wallet on the pages of buying points. A wallet without any is ordered by the shop's own button. */
export interface WalletScreen {
  /** Renders the button that the wallet requires; nothing once the order is the shop's to place. */
  readonly button: (props: WalletProps) => ReactElement | false | null;
  /**
   * Returns a text: the note beside the method, the one in its place once the payer has opened a session, and the texts of a
   * failure on the checkout page and on the page of the outcome.
   */
  readonly word: (language: Language, key: 'note' | 'chosen' | 'failedOrder' | 'failed') => string;
}
