import type { Refusal } from '../../kernel/decision.js';
import { type CardTerms, type DrawTable, isDue } from './card-outcomes.js';

/** A card selected by the member; null if it is not theirs. */
export type NamedCard = { readonly drawId: string; readonly card: number } | null;

/** The reason why selected cards are invalid. `list` contains the first invalid card. */
export type NamesRefused<List extends string> =
  | (Refusal<'UnknownCard' | 'NamedTwice' | 'AlreadyDecided'> & { readonly list: List })
  | Refusal<'NothingChosen' | 'AllDecided'>;

/** Validates the selected cards before any rule about points. */
export const refuseNames = <List extends string>(
  table: DrawTable,
  lists: readonly (readonly [List, readonly NamedCard[]])[],
  now: Date,
): NamesRefused<List> | null => {
  const seen = new Set<string>();
  const decided: List[] = [];
  for (const [list, named] of lists)
    for (const name of named) {
      const on = name === null ? undefined : table.get(name.drawId);
      if (name === null || !on?.cards[name.card]) return { code: 'UnknownCard', list };
      const key = `${name.drawId}.${name.card}`;
      if (seen.has(key)) return { code: 'NamedTwice', list };
      seen.add(key);
      if (on.draw.outcomes[name.card] !== 'undecided' || isDue(on.draw, now)) decided.push(list);
    }
  if (seen.size === 0) return { code: 'NothingChosen' };
  if (decided.length === seen.size) return { code: 'AllDecided' };
  return decided[0] === undefined ? null : { code: 'AlreadyDecided', list: decided[0] };
};

export const termsOf = (table: DrawTable, named: NamedCard): CardTerms => table.get(named!.drawId)!.cards[named!.card]!;

/** Groups the selected cards by draw, in order. */
export const groupByDraw = (named: readonly NamedCard[]): ReadonlyMap<string, readonly number[]> => {
  const cards = new Map<string, number[]>();
  for (const name of named) {
    const ofDraw = cards.get(name!.drawId);
    if (ofDraw) ofDraw.push(name!.card);
    else cards.set(name!.drawId, [name!.card]);
  }
  for (const ofDraw of cards.values()) ofDraw.sort((a, b) => a - b);
  return cards;
};
