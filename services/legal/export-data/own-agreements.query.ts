import type { Pool } from 'pg';
import type { OwnDataSection } from '../../platform/own-data/own-data.js';
import { type PiecesOf, sectionOf } from '../../platform/own-data/pieces.js';

const BY_VERSION = [
  ['t.text', 'text'],
  ['t.version', 'integer'],
] as const;

const AGREEMENTS: PiecesOf = {
  columns: 't.text, t.version, t.agreed_at, t.how',
  from: 'from legal.agreements t where t.member_id = $1',
  order: BY_VERSION,
};
const OBJECTIONS: PiecesOf = {
  columns: 't.text, t.version, t.received_on::text as received_on, t.recorded_at',
  from: 'from legal.objections t where t.member_id = $1',
  order: BY_VERSION,
};
const READINGS: PiecesOf = {
  columns: 't.text, t.version, t.read_at',
  from: 'from legal.readings t where t.member_id = $1',
  order: BY_VERSION,
};

/** Lists a member's agreements, objections and read announcements. */
export const listOwnAgreementSections = (pool: Pool): readonly OwnDataSection[] => [
  sectionOf(pool, 'agreements', AGREEMENTS),
  sectionOf(pool, 'objections', OBJECTIONS),
  sectionOf(pool, 'announcements_read', READINGS),
];
