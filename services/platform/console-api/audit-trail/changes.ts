/** The recorded length of a text, in characters: enough to distinguish one from another. */
const MAX_RECORDED_LENGTH = 200;

const short = (value: unknown): unknown => {
  const text = typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
  return typeof text === 'string' && text.length > MAX_RECORDED_LENGTH
    ? `${text.slice(0, MAX_RECORDED_LENGTH)}…`
    : text;
};

const plain = (value: unknown): unknown => (value instanceof Date ? value.toISOString() : (value ?? null));

/**
 * Returns the fields that differ between two states of an object; long texts are cut.
 *
 * @param before null for a new object: every set field counts as changed
 */
export const computeChanges = (
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

/** Masks a mail address for the audit trail: distinguishable from others, but useless for sending mail. */
export const maskMail = (mail: string): string => mail.replace(/^(.).*(@.*)$/, '$1***$2');
