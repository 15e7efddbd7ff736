import type { MethodResource } from '../../../../services/payments/wire/method.contract.js';

export type { MethodResource };

export type MethodState = 'on' | 'off' | 'no-keys';

/** Whether members are offered it; without its keys nobody is, whatever is set. */
export const stateOf = ({ on, has_keys }: Pick<MethodResource, 'on' | 'has_keys'>): MethodState => {
  if (!has_keys) return 'no-keys';
  return on ? 'on' : 'off';
};

/** How a state looks. */
export const STATE_COLOURS = { on: 'success', off: 'warning', 'no-keys': 'error' } as const;
