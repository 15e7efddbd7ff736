import type { Pool } from 'pg';
import { toTokyoIso } from '../../kernel/time.js';
import { agreementsOf } from '../rows/agreements.rows.js';
import { loadAnnouncements } from '../rows/announcements.rows.js';
import { objectionsOf } from '../rows/objections.rows.js';
import { announcementIdOf } from '../streams/announcement-id.js';
import type { MemberAgreementsResponse } from './member-agreements.contract.js';

/** What a member has agreed to and objected to, as operators see it. */
export const loadMemberAgreements = async (pool: Pool, memberId: string): Promise<MemberAgreementsResponse> => {
  const agreements = await agreementsOf(pool, memberId);
  const objections = await objectionsOf(pool, memberId);
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
