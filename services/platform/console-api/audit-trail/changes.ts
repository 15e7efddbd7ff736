/** Letters of a text that are recorded of a change: enough to tell one from the other. */
const MOST_LETTERS = 200;

const short = (value: unknown): unknown => {
  const text = typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
  return typeof text === 'string' && text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS)}…` : text;
};

const plain = (value: unknown): unknown => (value instanceof Date ? value.toISOString() : (value ?? null));

/**
 * What differs between two states of a thing, field by field; long texts are cut. Pure.
 *
 * @param before null: there was nothing yet, and every field that is set counts
 */
export const changesBetween = (
  before: object | null,
  after: object,
  leftOut: readonly string[] = ['version'],
): Record<string, [before: unknown, after: unknown]> => {
  const earlier = (before ?? {}) as Record<string, unknown>;
  const fields = Object.entries(after).filter(([field]) => !leftOut.includes(field));
  return Object.fromEntries(
    fields.flatMap(([field, value]): [string, [unknown, unknown]][] => {
      const [was, is] = [plain(earlier[field]), plain(value)];
      if (JSON.stringify(was) === JSON.stringify(is)) return [];
      return [[field, [short(was), short(is)]]];
    }),
  );
};

/** A mail address as the audit trail keeps it: its owner is told from another, and is not written to. */
export const maskedMail = (mail: string): string => mail.replace(/^(.).*(@.*)$/, '$1***$2');
