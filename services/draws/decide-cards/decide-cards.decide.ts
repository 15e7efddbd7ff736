import { accept, type Decision, type Refusal, refuse } from '../../kernel/decision.js';
import { type Points, points, sum } from '../../kernel/money.js';
import {
  type CardDecisionContext,
  type CardDecisionFact,
  type CardTerms,
  type DrawWithTerms,
  factsOfDecision,
  isDue,
} from '../streams/card-outcomes.js';
import { undecidedCards } from '../streams/draw.state.js';

/** A card that the member names; null when it is none of theirs. */
export type NamedCard = { readonly drawId: string; readonly card: number } | null;

/** The member names cards. */
export interface MembersDecision {
  readonly by: 'member';
  readonly send: readonly NamedCard[];
  readonly convert: readonly NamedCard[];
  /** Whether the member may not use the shop any more. */
  readonly isBanned: boolean;
  /** Points that the cards turned into points must come to, so that others may be shipped. */
  readonly threshold: Points;
}

/** The member has not decided in time; the shop does. */
export interface DeadlinesDecision {
  readonly by: 'deadline';
}

export type CardDecision = MembersDecision | DeadlinesDecision;

type ListField = 'send_card' | 'reduction_card';

export type DecideCardsRefused =
  | (Refusal<'UnknownCard' | 'NamedTwice' | 'AlreadyDecided'> & { readonly list: ListField })
  | Refusal<'NothingChosen' | 'ShipOnly' | 'AllDecided' | 'Banned'>
  | (Refusal<'BelowThreshold'> & { readonly threshold: Points; readonly total: Points });

export interface DecisionContext extends CardDecisionContext {
  readonly now: Date;
}

type Table = ReadonlyMap<string, DrawWithTerms>;

/**
 * THE rule: what becomes of cards. Of those that a member names, what they say: all of it, or nothing. Of those that are
 * due, whatever time it is found out: points for what can be converted, a shipment for what cannot, as of the moment
 * they were due. Nothing before that, and nothing twice.
 */
export const decideCards = (
  table: Table,
  decision: CardDecision,
  context: DecisionContext,
): Decision<CardDecisionFact, DecideCardsRefused> =>
  decision.by === 'member'
    ? decideNamed(table, decision, context)
    : accept(...[...table.values()].flatMap((on) => decideDue(on, context)));

const decideDue = (on: DrawWithTerms, context: DecisionContext): CardDecisionFact[] => {
  const cards = isDue(on.draw, context.now) ? undecidedCards(on.draw) : [];
  if (cards.length === 0) return [];
  const shipped = cards.filter((card) => on.cards[card]!.shipOnly);
  const converted = cards.filter((card) => !on.cards[card]!.shipOnly);
  return factsOfDecision(on, 'deadline', shipped, converted, on.draw.dueAt, context);
};

const decideNamed = (
  table: Table,
  { send, convert, isBanned, threshold }: MembersDecision,
  context: DecisionContext,
): Decision<CardDecisionFact, DecideCardsRefused> => {
  if (isBanned) return refuse({ code: 'Banned' });
  const wrong = refuseNames(table, send, convert, context.now);
  if (wrong) return refuse(wrong);
  if (convert.some((card) => termsOf(table, card).shipOnly)) return refuse({ code: 'ShipOnly' });
  const total = sum(
    points(0),
    convert.map((card) => termsOf(table, card).buyPoint),
  );
  if (total < threshold && send.some((card) => !termsOf(table, card).shipOnly))
    return refuse({ code: 'BelowThreshold', threshold, total });
  const [shipped, converted] = [byDraw(send), byDraw(convert)];
  const drawIds = new Set([...shipped.keys(), ...converted.keys()]);
  const of = (cards: ReadonlyMap<string, readonly number[]>, drawId: string) => cards.get(drawId) ?? [];
  return accept(
    ...[...drawIds].flatMap((drawId) =>
      factsOfDecision(table.get(drawId)!, 'member', of(shipped, drawId), of(converted, drawId), context.now, context),
    ),
  );
};

/** What is wrong with the cards that are named, before any rule about points. */
const refuseNames = (
  table: Table,
  send: readonly NamedCard[],
  convert: readonly NamedCard[],
  now: Date,
): DecideCardsRefused | null => {
  const seen = new Set<string>();
  const stillOpen: boolean[] = [];
  for (const [list, named] of [['send_card', send] as const, ['reduction_card', convert] as const])
    for (const name of named) {
      const on = name === null ? undefined : table.get(name.drawId);
      if (name === null || !on?.cards[name.card]) return { code: 'UnknownCard', list };
      const key = `${name.drawId}.${name.card}`;
      if (seen.has(key)) return { code: 'NamedTwice', list };
      seen.add(key);
      stillOpen.push(on.draw.outcomes[name.card] === 'undecided' && !isDue(on.draw, now));
    }
  if (seen.size === 0) return { code: 'NothingChosen' };
  if (!stillOpen.includes(true)) return { code: 'AllDecided' };
  if (stillOpen.includes(false))
    return { code: 'AlreadyDecided', list: stillOpen.indexOf(false) < send.length ? 'send_card' : 'reduction_card' };
  return null;
};

const termsOf = (table: Table, named: NamedCard): CardTerms => table.get(named!.drawId)!.cards[named!.card]!;

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
