/** As they are chosen; '' for none. */
export interface BirthdayParts {
  readonly year: string;
  readonly month: string;
  readonly day: string;
}

/** The day as the wire has it, `2001-01-31`; null where a part is missing or the month is shorter. */
export const birthdayOf = ({ year, month, day }: BirthdayParts): string | null => {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const instant = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text) ? text : null;
};
