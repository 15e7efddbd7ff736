import { toSenderKey } from '../../platform/payments/bank/sender-name.js';
import type { Redirect } from '../../platform/payments/payment-provider.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';

/** The personal data that a payment needs. No event contains it, and it is erased after some time. */
export interface PaymentDetails {
  /** The number to enter at the store or machine; for a transfer, the digits before the sender's name. */
  readonly number: string | null;
  /** The provider's page of a slip. */
  readonly url?: string | null;
  /** Further values to enter, by name. */
  readonly more?: Readonly<Record<string, string>>;
  /** The redirect of the member, until it is used. */
  readonly goOn?: Redirect;
  /** The pack that the member buys the points for, if it was named only with the payment. */
  readonly packId?: string;
  /** The store or carrier. */
  readonly choice?: string;
  readonly tel?: string;
  /** The name in katakana. */
  readonly sender?: string;
  /** The masked card number. */
  readonly cardNumber?: string;
}

const SAVE = `insert into payments.details as d (payment_id, number, content, written_at, sender_key) values ($1, $2, $3, $4, $5)
  on conflict (payment_id) do update set number = coalesce(excluded.number, d.number), content = d.content || excluded.content,
    sender_key = coalesce(excluded.sender_key, d.sender_key)`;

/** Merges new details into those of a payment. */
export const saveDetails = (tx: StoreTransaction, paymentId: string, { number, ...content }: PaymentDetails): void =>
  tx.write('payments-save-details', SAVE, [
    paymentId,
    number,
    JSON.stringify(content),
    tx.now,
    content.sender ? toSenderKey(content.sender) : null,
  ]);

const SAVE_PAYER = `insert into payments.details (payment_id, content, written_at, payer_fingerprints) values ($1, '{}', $2, $3)
  on conflict (payment_id) do update set payer_fingerprints = excluded.payer_fingerprints`;

/** Saves the fingerprints of the account at the provider that paid. */
export const savePayer = (tx: StoreTransaction, paymentId: string, fingerprints: readonly string[]): void =>
  tx.write('payments-save-payer', SAVE_PAYER, [paymentId, tx.now, fingerprints]);

const CHOICE = "select content ->> 'choice' as choice from payments.details where payment_id = $1";

/** Loads the store or carrier of a payment; '' once it was erased. */
export const choiceOf = async (tx: StoreTransaction, paymentId: string): Promise<string> =>
  (await tx.read<{ choice: string | null }>('payments-choice', CHOICE, [paymentId]))[0]?.choice ?? '';
