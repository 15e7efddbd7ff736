import type { MethodResource } from '../../../../services/payments/wire/method.contract.js';

export type { MethodResource };

export type MethodState = 'on' | 'off' | 'no-keys';

/** Returns the state of a method. Without the provider's keys the switch has no effect. */
export const stateOf = ({ on, has_keys }: Pick<MethodResource, 'on' | 'has_keys'>): MethodState => {
  if (!has_keys) return 'no-keys';
  return on ? 'on' : 'off';
};

/** The colours of the states. */
export const STATE_COLOURS = { on: 'success', off: 'warning', 'no-keys': 'error' } as const;
