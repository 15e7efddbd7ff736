import type { Pool } from 'pg';
import { toTokyoIso } from '../../kernel/time.js';
import { listAgreements } from '../rows/agreements.rows.js';
import { loadAnnouncements } from '../rows/announcements.rows.js';
import { listObjections } from '../rows/objections.rows.js';
import { announcementIdOf } from '../streams/announcement-id.js';
import type { MemberAgreementsResponse } from './member-agreements.contract.js';

/** Loads a member's agreements and objections in the operators' format. */
export const loadMemberAgreements = async (pool: Pool, memberId: string): Promise<MemberAgreementsResponse> => {
  const agreements = await listAgreements(pool, memberId);
  const objections = await listObjections(pool, memberId);
  const objected = new Set(objections.map(announcementIdOf));
  const announced = (await loadAnnouncements(pool)).filter((one) => !objected.has(announcementIdOf(one)));
  return {
    agreements: agreements.map(({ agreedAt, ...one }) => ({ ...one, agreed_at: toTokyoIso(agreedAt) })),
    objections: objections.map(({ text, version, receivedOn, recordedAt }) => ({
      text,
      version,
      received_on: receivedOn,
      recorded_at: toTokyoIso(recordedAt),
    })),
    announced: announced.map(({ text, version, inForceFrom }) => ({
      id: announcementIdOf({ text, version }),
      text,
      version,
      in_force_from: inForceFrom,
    })),
  };
};
