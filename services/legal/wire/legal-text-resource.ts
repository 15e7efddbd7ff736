import { type TokyoDate, toTokyoIso } from '../../kernel/time.js';
import type { Announcement } from '../rows/announcements.rows.js';
import { announcedOf } from '../rows/announcements.rows.js';
import { computeLastDayToAnnounce, computeStatuses } from '../streams/versions.js';
import type { LegalTextResource } from './legal-text.contract.js';
import type { BindingTextName, LegalTexts } from './legal-texts.js';

const instant = (at: Date | null | undefined): string | null => (at ? toTokyoIso(at) : null);

/** Converts a text and its versions to the operators' format on a day. */
export const toLegalTextResource = (
  texts: LegalTexts,
  announcements: readonly Announcement[],
  name: BindingTextName,
  today: TokyoDate,
): LegalTextResource => {
  const announced = announcedOf(announcements, name);
  const versions = texts.versionsOf(name, announced);
  const statuses = computeStatuses(versions, today);
  const inForce = statuses.find(({ status }) => status === 'in-force')!;
  const next = statuses.find(({ version }) => version > inForce.version);
  const toAnnounce = versions.isAgreedTo ? statuses.find(({ status }) => status === 'upcoming') : undefined;
  const announceBy = toAnnounce ? computeLastDayToAnnounce(toAnnounce.inForceFrom) : null;
  return {
    id: name,
    name: texts.newest(name, 'ja').title,
    name_en: texts.newest(name, 'en').title,
    is_agreed_to: versions.isAgreedTo,
    in_force_version: inForce.version,
    in_force_from: inForce.inForceFrom,
    next_version: next?.version ?? null,
    next_from: next?.inForceFrom ?? null,
    next_state: (next?.status as 'announced' | 'upcoming' | 'missed' | undefined) ?? 'none',
    announce_by: announceBy,
    is_announceable: announceBy !== null && today <= announceBy,
    versions: statuses.toReversed().map(({ version, inForceFrom, status }) => {
      const announcement = announcements.find((one) => one.text === name && one.version === version);
      return {
        version,
        in_force_from: inForceFrom,
        state: status,
        announced_at: instant(announcement?.announcedAt),
        mailed_at: instant(announcement?.mailedAt),
        deemed_at: instant(announcement?.deemedAt),
      };
    }),
    version: announced.size,
  };
};
