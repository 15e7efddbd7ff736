import { CANCELLABLE } from './methods.rules';

/** A payment, as far as what can be done about it follows from it. */
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

/** The word for how a payment stands. */
export const stateKeyOf = ({ state, held }: Pick<PaymentStatus, 'state' | 'held'>) =>
  held === '1' ? 'stateHeld' : WORDS[isState(state) ? state : 'processing'];

const TEXTS = {
  failed: 'failedText',
  processing: 'processingText',
  expired: 'expiredText',
  cancelled: 'cancelledText',
  refunded: 'refundedText',
} as const;

/** The words that explain how a payment stands; null where there is nothing to explain. */
export const explanationKeyOf = ({ state, held }: Pick<PaymentStatus, 'state' | 'held'>) =>
  held === '1' ? 'heldText' : Object.hasOwn(TEXTS, state) ? TEXTS[state as keyof typeof TEXTS] : null;

/** Tells whether a part of it, and not all, has gone back. */
export const isPartlyRefunded = ({ money, refunded }: Pick<PaymentStatus, 'money' | 'refunded'>): boolean =>
  refunded > 0 && refunded < money;

/** Tells whether there is nothing more to be done or awaited by its member. */
export const isOver = ({ state }: Pick<PaymentStatus, 'state'>): boolean => state !== 'open' && state !== 'processing';

/** Whether its member may take it back; the shop decides again. */
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

/** The newest payment by a method, where it was ordered within a week: an older one is nobody's concern any more. */
export const newestOf = <One extends { readonly pay_id: string; readonly created: string }>(
  payments: readonly One[],
  method: string,
  now: Date,
): One | null =>
  payments.find(({ pay_id, created }) => pay_id === method && now.getTime() - Date.parse(created) < WEEK_MS) ?? null;

const LOOK_AGAIN_MS = 5000;

/** How often payments are asked about again: as long as one of them is not over. */
export const computeRefetchIntervalMs = (payments: readonly { readonly state: string }[]): number | false =>
  payments.some(({ state }) => state === 'open' || state === 'processing') && LOOK_AGAIN_MS;
