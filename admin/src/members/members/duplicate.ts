import type { ChipProps } from '@mui/material';
import type { MemberRecord } from './member';

export type Sign = 'tel' | 'name' | 'place' | 'network' | 'device';
export type Strength = 'strong' | 'likely' | 'possible';

/** An account beside another; see `services/members/duplicates`. */
export interface Account extends MemberRecord {
  readonly zipcode: string;
  readonly shiku: string;
  readonly address: string;
  readonly building: string;
  readonly log_in_at: string | null;
  readonly log_in_address: string | null;
  readonly log_in_device: string | null;
  /** What it has in common with the member. */
  readonly signs: readonly Sign[];
  /** Null for the member himself. */
  readonly strength: Strength | null;
}

/** `GET members/{id}/duplicates`. */
export interface DuplicatesAnswer {
  readonly member: Account;
  readonly others: readonly Account[];
  readonly total: number;
}

export const STRENGTH_COLOURS = {
  strong: 'error',
  likely: 'warning',
  possible: 'default',
} as const satisfies Record<Strength, ChipProps['color']>;

const STRONGEST_FIRST: readonly Sign[] = ['tel', 'name', 'device', 'place', 'network'];

/** What says most stands first. Who has the device in common has the network in common. */
export const said = (signs: readonly Sign[]): readonly Sign[] =>
  STRONGEST_FIRST.filter((sign) => signs.includes(sign) && (sign !== 'network' || !signs.includes('device')));
