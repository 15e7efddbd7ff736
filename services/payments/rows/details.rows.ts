import { toSenderKey } from '../../platform/payments/bank/sender-name.js';
import type { Redirect } from '../../platform/payments/payment-provider.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';

/** What is needed to pay, and says who pays: it stands in no event, and is erased some time after. */
export interface PaymentDetails {
  /** Of a slip: what is typed at the store or at the machine; of a transfer: what stands before the sender's name. */
  readonly number: string | null;
  /** The provider's own page of a slip. */
  readonly url?: string | null;
  /** What else is typed, by name. */
  readonly more?: Readonly<Record<string, string>>;
  /** Where the member goes on, until that was used. */
  readonly goOn?: Redirect;
  /** The pack that the points are wanted for, where it was said only when they were paid. */
  readonly packId?: string;
  /** Which store or carrier. */
  readonly choice?: string;
  readonly tel?: string;
  /** Katakana. */
  readonly sender?: string;
  /** With most of its digits starred. */
  readonly cardNumber?: string;
}

const SAVE = `insert into payments.details as d (payment_id, number, content, written_at, sender_key) values ($1, $2, $3, $4, $5)
  on conflict (payment_id) do update set number = coalesce(excluded.number, d.number), content = d.content || excluded.content,
    sender_key = coalesce(excluded.sender_key, d.sender_key)`;

/** Keeps what is new of a payment's details beside what is there. */
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

/** Keeps by which account at its provider a payment was paid, as fingerprints. */
export const savePayer = (tx: StoreTransaction, paymentId: string, fingerprints: readonly string[]): void =>
  tx.write('payments-save-payer', SAVE_PAYER, [paymentId, tx.now, fingerprints]);

const CHOICE = "select content ->> 'choice' as choice from payments.details where payment_id = $1";

/** Which store or carrier a payment was by; '' once that was erased. */
export const choiceOf = async (tx: StoreTransaction, paymentId: string): Promise<string> =>
  (await tx.read<{ choice: string | null }>('payments-choice', CHOICE, [paymentId]))[0]?.choice ?? '';
