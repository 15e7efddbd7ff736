/** Formats a number with an English noun, in the plural except for one: `1 card`, `1,200 cards`. */
export const formatCount = (count: number, singular: string): string =>
  `${count.toLocaleString('en-US')} ${singular}${count === 1 ? '' : 's'}`;
