import type { ShippingState } from '../streams/shipping-state.js';
import type { SendState } from './send-state.contract.js';

const SEND_STATES: Readonly<Record<ShippingState, SendState>> = {
  undecided: '1',
  to_ship: '2',
  shipped: '3',
  nothing_to_ship: '4',
};

const SHIPPING_STATES: ReadonlyMap<string, ShippingState> = new Map(
  Object.entries(SEND_STATES).map(([state, code]) => [code, state as ShippingState]),
);

export const sendStateOf = (state: ShippingState): SendState => SEND_STATES[state];

/** Returns the state of a code; undefined if it is not a `SendState`. */
export const shippingStateOf = (code: string): ShippingState | undefined => SHIPPING_STATES.get(code);
