import { addTokyoMonths, DAY_MS, startOfTokyoDate, type TokyoDate, toTokyoDate } from '../../kernel/time.js';

/** From when a version of a text holds. */
export interface TextVersion {
  readonly version: number;
  readonly inForceFrom: TokyoDate;
}

/**
 * How a version stands on a day: over, in force, told to the members, still to be told to them, or come to its day without
 * having been told, and so never in force.
 */
export type TextStatus = 'earlier' | 'in-force' | 'announced' | 'upcoming' | 'missed';

export interface VersionWithStatus extends TextVersion {
  readonly status: TextStatus;
}

/** What of a text's versions decides. */
export interface TextVersions {
  /** Oldest first, of which there always is a first: it holds before its day, too. */
  readonly issues: readonly TextVersion[];
  /** Whether members agree to it, so that a change has to be announced to them; else it holds from its day. */
  readonly isAgreedTo: boolean;
  readonly announced: ReadonlySet<number>;
}

/** How each version of a text stands on a day, oldest first. */
export const computeStatuses = (
  { issues, isAgreedTo, announced }: TextVersions,
  today: TokyoDate,
): readonly VersionWithStatus[] => {
  const first = issues[0]!;
  const hasCome = ({ inForceFrom }: TextVersion): boolean => inForceFrom <= today;
  const counts = (issue: TextVersion): boolean =>
    issue === first || announced.has(issue.version) || (!isAgreedTo && hasCome(issue));
  const inForce = issues.findLast((issue) => counts(issue) && hasCome(issue)) ?? first;
  const statusOf = (issue: TextVersion): TextStatus => {
    if (issue === inForce) return 'in-force';
    if (!counts(issue)) return hasCome(issue) ? 'missed' : 'upcoming';
    return issue.version < inForce.version ? 'earlier' : 'announced';
  };
  return issues.map((issue) => ({ ...issue, status: statusOf(issue) }));
};

/** The version in force on a day. */
export const findVersionInForce = (versions: TextVersions, today: TokyoDate): VersionWithStatus =>
  computeStatuses(versions, today).find(({ status }) => status === 'in-force')!;

/** The last day on which a version can be announced, so that a whole month lies between that day and the first of the version. */
export const computeLastDayToAnnounce = (inForceFrom: TokyoDate): TokyoDate => {
  const first = startOfTokyoDate(inForceFrom);
  let day = addTokyoMonths(first, -1);
  while (addTokyoMonths(day, 1) >= first) day = new Date(day.getTime() - DAY_MS);
  return toTokyoDate(day);
};
