import { accept, type Decision, refuse } from '../../kernel/decision.js';
import { type TokyoDate, toTokyoDate } from '../../kernel/time.js';
import type { ObjectionRecorded, ObjectionRefusal } from '../commands/objection.target.js';
import type { Announcement } from '../rows/announcements.rows.js';
import type { Objection } from '../rows/objections.rows.js';

/** An objection as an operator enters it. */
export interface RequestedObjection {
  /** The announcement objected to; null if that version was never announced. */
  readonly announcement: Pick<Announcement, 'text' | 'version' | 'inForceFrom' | 'announcedAt'> | null;
  /** The day on which the letter arrived; null if the date does not exist. */
  readonly receivedOn: TokyoDate | null;
}

/** Accepts an objection that arrived between the announcement and the day before the version comes into force. */
export const decideRecordObjection = (
  objections: readonly Pick<Objection, 'text' | 'version'>[],
  { announcement, receivedOn }: RequestedObjection,
  now: Date,
): Decision<ObjectionRecorded, ObjectionRefusal> => {
  if (!announcement) return refuse({ code: 'NotAnnounced' });
  const { text, version, inForceFrom, announcedAt } = announcement;
  if (objections.some((one) => one.text === text && one.version === version))
    return refuse({ code: 'AlreadyRecorded' });
  if (!receivedOn || receivedOn > toTokyoDate(now)) return refuse({ code: 'NotReceived' });
  if (receivedOn < toTokyoDate(announcedAt)) return refuse({ code: 'BeforeAnnouncement' });
  if (receivedOn >= inForceFrom) return refuse({ code: 'TooLate' });
  return accept({ change: 'ObjectionRecorded', data: { text, version, receivedOn } });
};
