import { WALLETS, type WalletPaymentMethod } from '../../../../services/platform/payments/providers.shared.js';

/** Finds a wallet by the number of its method. */
export const findWallet = (code: string): WalletPaymentMethod | undefined =>
  WALLETS.find((wallet) => wallet.code === code);

/** Fields of an address, and of a purchase, that name the payer's session at a wallet. */
export const SESSION_FIELDS: readonly string[] = WALLETS.flatMap(({ wallet }) => wallet.sessionField ?? []);

/** A session that the payer has opened at a wallet. */
export interface WalletSession {
  /** The number of the wallet's method. */
  readonly method: string;
  readonly field: string;
  readonly id: string;
}

/** Reads the session with which a wallet sends the payer back; null for none. */
export const findSession = (query: URLSearchParams): WalletSession | null => {
  const sessions = WALLETS.flatMap(({ code, wallet: { sessionField: field } }) => {
    const id = field === undefined ? null : query.get(field);
    return field === undefined || !id ? [] : [{ method: code, field, id }];
  });
  return sessions[0] ?? null;
};
