import { CANCELLABLE } from './methods.rules';

/** A payment, as far as what can be done about it follows from it. */
interface Payment {
  readonly pay_id: string;
  readonly state: string;
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
export const stateWord = (state: string): (typeof WORDS)[PaymentState] => WORDS[isState(state) ? state : 'processing'];

/** Whether its member may take it back; the shop decides again. */
export const isCancellable = ({ pay_id, state }: Payment): boolean => state === 'open' && CANCELLABLE.has(pay_id);

/** Whether money came, of which there is a receipt. */
export const hasReceipt = ({ paid_at }: { readonly paid_at: string | null }): boolean => paid_at !== null;

const LOOK_AGAIN_MS = 5000;

/** How often payments are asked about again: as long as one of them is not over. */
export const lookAgainMs = (payments: readonly { readonly state: string }[]): number | false =>
  payments.some(({ state }) => state === 'open' || state === 'processing') && LOOK_AGAIN_MS;
