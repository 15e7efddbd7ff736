import { WALLETS, type WalletPaymentMethod } from '../../../../services/platform/payments/providers.shared.js';

/** Finds a wallet by the number of its method. */
export const findWallet = (code: string): WalletPaymentMethod | undefined =>
  WALLETS.find((wallet) => wallet.code === code);

/** Field names of the payer's session at a wallet, in addresses and purchases. */
export const SESSION_FIELDS: readonly string[] = WALLETS.flatMap(({ wallet }) => wallet.sessionField ?? []);

/** Session of the payer at a wallet. */
export interface WalletSession {
  /** number of the wallet's method */
  readonly method: string;
  readonly field: string;
  readonly id: string;
}

/** Finds the session with which a wallet returned the payer; null without one. */
export const findSession = (query: URLSearchParams): WalletSession | null => {
  const sessions = WALLETS.flatMap(({ code, wallet: { sessionField: field } }) => {
    const id = field === undefined ? null : query.get(field);
    return field === undefined || !id ? [] : [{ method: code, field, id }];
  });
  return sessions[0] ?? null;
};
