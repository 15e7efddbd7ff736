import { accept, type Decision, type Refusal, refuse } from '../../kernel/decision.js';
import {
  type CardDecisionContext,
  type CardDecisionFact,
  type CardTerms,
  type DrawWithTerms,
  decideCards,
  isDue,
} from '../streams/card-outcomes.js';

/** A card that the member names; null when it is none of his. */
export type NamedCard = { readonly drawId: string; readonly card: number } | null;

export interface Choice {
  readonly send: readonly NamedCard[];
  readonly convert: readonly NamedCard[];
}

type ListField = 'send_card' | 'reduction_card';

export type ChoiceRefused =
  | (Refusal<'UnknownCard' | 'NamedTwice' | 'AlreadyDecided'> & { readonly list: ListField })
  | Refusal<'NothingChosen' | 'ShipOnly' | 'AllDecided' | 'Banned'>
  | (Refusal<'BelowThreshold'> & { readonly threshold: number; readonly total: number });

export interface ChoiceContext extends CardDecisionContext {
  readonly now: Date;
  /** Whether the member may not use the shop any more. */
  readonly isBanned: boolean;
  /** Points that the cards turned into points must come to, so that others may be shipped. */
  readonly threshold: number;
}

const undecided = (on: DrawWithTerms, card: number, now: Date): boolean =>
  on.draw.outcomes[card] === 'undecided' && !isDue(on.draw, now);

/** What is wrong with the cards that are named, before any rule about points. */
const refuseNames = (table: ReadonlyMap<string, DrawWithTerms>, choice: Choice, now: Date): ChoiceRefused | null => {
  const seen = new Set<string>();
  const stillOpen: boolean[] = [];
  for (const [list, named] of [['send_card', choice.send] as const, ['reduction_card', choice.convert] as const])
    for (const name of named) {
      const on = name === null ? undefined : table.get(name.drawId);
      if (name === null || !on?.cards[name.card]) return { code: 'UnknownCard', list };
      const key = `${name.drawId}.${name.card}`;
      if (seen.has(key)) return { code: 'NamedTwice', list };
      seen.add(key);
      stillOpen.push(undecided(on, name.card, now));
    }
  if (seen.size === 0) return { code: 'NothingChosen' };
  if (!stillOpen.includes(true)) return { code: 'AllDecided' };
  if (stillOpen.includes(false))
    return {
      code: 'AlreadyDecided',
      list: stillOpen.indexOf(false) < choice.send.length ? 'send_card' : 'reduction_card',
    };
  return null;
};

const termsOf = (table: ReadonlyMap<string, DrawWithTerms>, named: NamedCard): CardTerms =>
  table.get(named!.drawId)!.cards[named!.card]!;

/** The cards named of each draw, in order. */
const byDraw = (named: readonly NamedCard[]): ReadonlyMap<string, readonly number[]> => {
  const cards = new Map<string, number[]>();
  for (const name of named) {
    const ofDraw = cards.get(name!.drawId);
    if (ofDraw) ofDraw.push(name!.card);
    else cards.set(name!.drawId, [name!.card]);
  }
  for (const ofDraw of cards.values()) ofDraw.sort((a, b) => a - b);
  return cards;
};

/** THE rule: what becomes of the cards a member names. All of it, or nothing. */
export const decideChooseCards = (
  table: ReadonlyMap<string, DrawWithTerms>,
  choice: Choice,
  context: ChoiceContext,
): Decision<CardDecisionFact, ChoiceRefused> => {
  if (context.isBanned) return refuse({ code: 'Banned' });
  const wrong = refuseNames(table, choice, context.now);
  if (wrong) return refuse(wrong);
  if (choice.convert.some((card) => termsOf(table, card).shipOnly)) return refuse({ code: 'ShipOnly' });
  const total = choice.convert.reduce((sum, card) => sum + termsOf(table, card).buyPoint, 0);
  const { threshold } = context;
  if (total < threshold && choice.send.some((card) => !termsOf(table, card).shipOnly))
    return refuse({ code: 'BelowThreshold', threshold, total });
  const [shipped, converted] = [byDraw(choice.send), byDraw(choice.convert)];
  const drawIds = new Set([...shipped.keys(), ...converted.keys()]);
  const of = (cards: ReadonlyMap<string, readonly number[]>, drawId: string) => cards.get(drawId) ?? [];
  return accept(
    ...[...drawIds].flatMap((drawId) =>
      decideCards(table.get(drawId)!, 'member', of(shipped, drawId), of(converted, drawId), context.now, context),
    ),
  );
};
