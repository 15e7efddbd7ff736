import type { ChipProps } from '@mui/material';
import type { ComparedAccount, Sign, Strength } from '../../../../services/members/duplicates/duplicates.contract.js';

export type { ComparedAccount as Account, Sign };

export const STRENGTH_COLOURS = {
  strong: 'error',
  likely: 'warning',
  possible: 'default',
} as const satisfies Record<Strength, ChipProps['color']>;

const STRONGEST_FIRST: readonly Sign[] = ['tel', 'name', 'device', 'place', 'network'];

/** Sorts signs, strongest first. A common device implies the network, so the network is left out then. */
export const sortSigns = (signs: readonly Sign[]): readonly Sign[] =>
  STRONGEST_FIRST.filter((sign) => signs.includes(sign) && (sign !== 'network' || !signs.includes('device')));
