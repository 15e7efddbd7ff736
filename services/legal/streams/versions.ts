import { addTokyoMonths, DAY_MS, startOfTokyoDate, type TokyoDate, toTokyoDate } from '../../kernel/time.js';

/** A version of a text with its first day. */
export interface TextVersion {
  readonly version: number;
  readonly inForceFrom: TokyoDate;
}

/** The status of a version on a day. `missed`: its day came without an announcement, so it never comes into force. */
export type TextStatus = 'earlier' | 'in-force' | 'announced' | 'upcoming' | 'missed';

export interface VersionWithStatus extends TextVersion {
  readonly status: TextStatus;
}

/** The versions of a text, with what determines their statuses. */
export interface TextVersions {
  /** Oldest first, never empty. The first version is in force even before its day. */
  readonly issues: readonly TextVersion[];
  /** True if members must agree to the text: a version then needs an announcement. Otherwise it comes into force on its day. */
  readonly isAgreedTo: boolean;
  readonly announced: ReadonlySet<number>;
}

/** Computes the status of each version on a day, oldest first. */
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

/** Returns the version in force on a day. */
export const findVersionInForce = (versions: TextVersions, today: TokyoDate): VersionWithStatus =>
  computeStatuses(versions, today).find(({ status }) => status === 'in-force')!;

/** Returns the last day to announce a version: a whole month lies between that day and the version's first day. */
export const computeLastDayToAnnounce = (inForceFrom: TokyoDate): TokyoDate => {
  const first = startOfTokyoDate(inForceFrom);
  let day = addTokyoMonths(first, -1);
  while (addTokyoMonths(day, 1) >= first) day = new Date(day.getTime() - DAY_MS);
  return toTokyoDate(day);
};
