/** Chosen parts of a birthday; '' for none. */
export interface BirthdayParts {
  readonly year: string;
  readonly month: string;
  readonly day: string;
}

/** Returns the day in the format of the API, `2001-01-31`; null for an incomplete or impossible date. */
export const birthdayOf = ({ year, month, day }: BirthdayParts): string | null => {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const instant = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text) ? text : null;
};
