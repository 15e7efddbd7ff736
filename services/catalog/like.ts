/** What `ilike` looks for to find a text anywhere; null where nothing is looked for. */
export const likeOf = (text: string | undefined): string | null =>
  text === undefined || text === '' ? null : `%${text.replace(/[\\%_]/g, '\\$&')}%`;
