import { CANCELLABLE } from './methods.rules';

/** Fields of a payment that decide if it can be cancelled. */
interface Payment {
  readonly pay_id: string;
  readonly state: string;
}

/** A payment's state, including money that the provider holds or that was refunded. */
export interface PaymentStatus {
  readonly state: string;
  readonly held: string;
  readonly money: number;
  readonly refunded: number;
}

const WORDS = {
  open: 'stateOpen',
  processing: 'stateProcessing',
  paid: 'statePaid',
  failed: 'stateFailed',
  expired: 'stateExpired',
  cancelled: 'stateCancelled',
  refunded: 'stateRefunded',
} as const;

export type PaymentState = keyof typeof WORDS;

const isState = (state: string): state is PaymentState => Object.hasOwn(WORDS, state);

/** Returns the key of a payment's state. */
export const stateKeyOf = ({ state, held }: Pick<PaymentStatus, 'state' | 'held'>) =>
  held === '1' ? 'stateHeld' : WORDS[isState(state) ? state : 'processing'];

const TEXTS = {
  failed: 'failedText',
  processing: 'processingText',
  expired: 'expiredText',
  cancelled: 'cancelledText',
  refunded: 'refundedText',
} as const;

/** Returns the key of the text that explains a payment's state; null for a state without one. */
export const explanationKeyOf = ({ state, held }: Pick<PaymentStatus, 'state' | 'held'>) =>
  held === '1' ? 'heldText' : Object.hasOwn(TEXTS, state) ? TEXTS[state as keyof typeof TEXTS] : null;

/** Returns true if a part of the money, but not all, was refunded. */
export const isPartlyRefunded = ({ money, refunded }: Pick<PaymentStatus, 'money' | 'refunded'>): boolean =>
  refunded > 0 && refunded < money;

/** Returns true if nothing more happens to the payment. */
export const isOver = ({ state }: Pick<PaymentStatus, 'state'>): boolean => state !== 'open' && state !== 'processing';

/** Returns true if the member may cancel the payment. The shop checks it again. */
export const isCancellable = ({ pay_id, state }: Payment): boolean => state === 'open' && CANCELLABLE.has(pay_id);

/** Returns true if money came and stayed. A payment that was fully refunded has no receipt. */
export const hasReceipt = ({
  paid_at,
  money,
  refunded,
}: Pick<PaymentStatus, 'money' | 'refunded'> & {
  readonly paid_at: string | null;
}): boolean => paid_at !== null && refunded < money;

const WEEK_MS = 7 * 86_400_000;

/** Returns the newest payment by a method if it was ordered within a week; an older one no longer matters. */
export const newestOf = <One extends { readonly pay_id: string; readonly created: string }>(
  payments: readonly One[],
  method: string,
  now: Date,
): One | null =>
  payments.find(({ pay_id, created }) => pay_id === method && now.getTime() - Date.parse(created) < WEEK_MS) ?? null;

const LOOK_AGAIN_MS = 5000;

/** Returns the interval at which payments are refetched, ms; false once all are over. */
export const computeRefetchIntervalMs = (payments: readonly { readonly state: string }[]): number | false =>
  payments.some(({ state }) => state === 'open' || state === 'processing') && LOOK_AGAIN_MS;
