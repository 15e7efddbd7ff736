import type { WalletMethod } from '../../../../services/platform/payments/providers.shared.js';
import { amazonPayScreen } from './amazon-pay';
import { paypalScreen } from './paypal';
import type { WalletScreen } from './wallet-screen';
import { findWallet } from './wallets.rules';

/** Screens of wallets; null for one that the shop's own button orders. */
export const SCREENS: Readonly<Record<WalletMethod, WalletScreen | null>> = {
  paypal: paypalScreen,
  'amazon-pay': amazonPayScreen,
};

/** Finds the screen of a method by its number; null for a method without one. */
export const screenOf = (code: string): WalletScreen | null => {
  const wallet = findWallet(code);
  return wallet ? SCREENS[wallet.id] : null;
};
