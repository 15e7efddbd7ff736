import type { Language } from '../../kernel/languages.js';
import { toTokyoIso } from '../../kernel/time.js';
import { type Balance, NO_BALANCE } from '../../points/index.js';
import type { MemberListed } from './member.contract.js';

/** A row of the operators' list of members. */
export interface MemberRow {
  readonly id: string;
  readonly mail: string;
  readonly last_name: string;
  readonly first_name: string;
  readonly middle_name: string;
  /** The language of mails to them, which also decides the order of their names. */
  readonly language: Language;
  readonly tel: string;
  readonly created: Date;
  readonly banned_at: Date | null;
  readonly frozen_at: Date | null;
  readonly operator_id: string | null;
}

export const MEMBER_COLUMNS = `p.member_id as id, p.mail, p.last_name, p.first_name, p.middle_name, p.language, p.tel,
  p.created_at as created, s.banned_at, s.frozen_at, s.operator_id`;

/** A closed account has no mail address, and every other account has one. */
const stateOf = ({ mail, banned_at }: MemberRow): MemberListed['state'] => {
  if (mail === '') return 'closed';
  return banned_at === null ? 'active' : 'banned';
};

export const toListedMember = <Row extends MemberRow>(
  row: Row,
  balance: Balance = NO_BALANCE,
): Omit<Row, 'created' | 'banned_at' | 'frozen_at'> & MemberListed => ({
  ...row,
  ...balance,
  state: stateOf(row),
  banned_at: row.banned_at && toTokyoIso(row.banned_at),
  frozen_at: row.frozen_at && toTokyoIso(row.frozen_at),
  created: toTokyoIso(row.created),
});
