import type { ChangedSince, Worth } from '../../platform/console-api/commands/worth.js';

/** The basis of an approval: the command's worth, and a keyed digest of each field of the state that it rests on. */
export interface Seen {
  readonly worth: Worth;
  readonly fields: Readonly<Record<string, string>>;
}

const grown = (field: string, before: number, after: number): readonly ChangedSince[] =>
  after > before ? [{ field, before, after }] : [];

const changed = (field: string): ChangedSince => ({ field, before: null, after: null });

const worthSince = (seen: Worth, now: Worth): readonly ChangedSince[] => {
  if (seen.unit !== now.unit) return [changed('unit'), { field: 'worth', before: seen.value, after: now.value }];
  const parts = Object.entries(now.about ?? {});
  return [
    ...grown('worth', seen.value, now.value),
    ...parts.flatMap(([part, after]) => grown(`about.${part}`, seen.about?.[part] ?? 0, after)),
  ];
};

/**
 * Lists the changes that keep an approval from being used: a worth or a part of it that has grown, and each field that differs.
 * An empty list means that the approval covers the command as it is now. A worth that has fallen is covered.
 */
export const findChangesSince = (seen: Seen, now: Seen): readonly ChangedSince[] => {
  const fields = [...new Set([...Object.keys(seen.fields), ...Object.keys(now.fields)])].sort();
  return [
    ...worthSince(seen.worth, now.worth),
    ...fields.filter((field) => seen.fields[field] !== now.fields[field]).map(changed),
  ];
};
