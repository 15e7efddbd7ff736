/** A number with its English noun, in the plural but for one: `1 card`, `1,200 cards`. */
export const counted = (count: number, noun: string): string =>
  `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;
