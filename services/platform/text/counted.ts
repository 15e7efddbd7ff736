/** A number with its English noun, in the plural but for one: `1 card`, `1,200 cards`. */
export const formatCount = (count: number, singular: string): string =>
  `${count.toLocaleString('en-US')} ${singular}${count === 1 ? '' : 's'}`;
