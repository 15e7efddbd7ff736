import type { Unit } from '../names';

/** An account with what went through it, as the operators' API answers it. */
export interface Account {
  readonly id: string;
  readonly unit: Unit;
  readonly account: string;
  readonly member_id: string | null;
  readonly gained: number;
  readonly lost: number;
  readonly balance: number;
  readonly lines: number;
}

export const AMOUNTS = ['gained', 'lost', 'balance'] as const;
