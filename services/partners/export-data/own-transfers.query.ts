import type { Pool } from 'pg';
import type { OwnDataSection } from '../../platform/own-data/own-data.js';
import { type PiecesOf, sectionOf } from '../../platform/own-data/pieces.js';

const LINKS: PiecesOf = {
  columns: 's.name as site, l.account, l.linked_at',
  from: 'from partners.links l join partners.sites s on s.id = l.site_id where l.member_id = $1',
  order: [['l.site_id', 'uuid']],
};
const TRANSFERS: PiecesOf = {
  columns: 's.name as site, t.direction, t.points, t.status, t.requested_at, t.ended_at, t.account',
  from: 'from partners.transfers t join partners.sites s on s.id = t.site_id where t.member_id = $1',
  order: [
    ['t.requested_at', 'timestamptz'],
    ['t.transfer_id', 'uuid'],
  ],
};

/** Lists the exported sections of a member's links and transfers. */
export const listOwnTransferSections = (pool: Pool): readonly OwnDataSection[] => [
  sectionOf(pool, 'partner_sites', LINKS),
  sectionOf(pool, 'partner_transfers', TRANSFERS),
];
