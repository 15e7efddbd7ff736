import { accept, type Decision, type Refusal, refuse } from '../../kernel/decision.js';
import { toTokyoDate } from '../../kernel/time.js';
import type { LegalTextAnnounced } from '../streams/legal-text.events.js';
import { computeLastDayToAnnounce, computeStatuses, type TextVersions } from '../streams/versions.js';

export type AnnounceRefused = Refusal<'NeedsNone' | 'NothingUpcoming' | 'AlreadyAnnounced' | 'TooLate'>;

/** Decides on announcing the next version of a text. A whole month must lie between today and the version's first day. */
export const decideAnnounceText = (
  text: string,
  versions: TextVersions,
  now: Date,
): Decision<LegalTextAnnounced, AnnounceRefused> => {
  if (!versions.isAgreedTo) return refuse({ code: 'NeedsNone' });
  const today = toTokyoDate(now);
  const statuses = computeStatuses(versions, today);
  const next = statuses.find(({ status }) => status === 'upcoming');
  if (!next) {
    const isAnnounced = statuses.some(({ status }) => status === 'announced');
    return refuse({ code: isAnnounced ? 'AlreadyAnnounced' : 'NothingUpcoming' });
  }
  const { version, inForceFrom } = next;
  if (today > computeLastDayToAnnounce(inForceFrom)) return refuse({ code: 'TooLate' });
  return accept({ type: 'LegalTextAnnounced', data: { text, version, inForceFrom } });
};
