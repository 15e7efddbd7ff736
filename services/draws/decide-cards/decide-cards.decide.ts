import { accept, type Decision, type Refusal, refuse } from '../../kernel/decision.js';
import { type Points, points, sum } from '../../kernel/money.js';
import {
  type CardDecisionContext,
  type CardDecisionFact,
  type DrawTable,
  type DrawWithTerms,
  factsOfDecision,
  isDue,
} from '../streams/card-outcomes.js';
import { undecidedCards } from '../streams/draw.state.js';
import { byDraw, type NamedCard, type NamesRefused, refuseNames, termsOf } from '../streams/named-cards.js';

/** The member names cards. */
export interface MembersDecision {
  readonly by: 'member';
  readonly send: readonly NamedCard[];
  readonly convert: readonly NamedCard[];
  /** Why the member may not decide; null where they may. */
  readonly bar: 'banned' | 'frozen' | null;
  /** Whether the shop knows where to send something. */
  readonly hasAddress: boolean;
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
  | NamesRefused<ListField>
  | Refusal<'ShipOnly' | 'Banned' | 'Frozen' | 'AddressMissing'>
  | (Refusal<'BelowThreshold'> & { readonly threshold: Points; readonly total: Points });

export interface DecisionContext extends CardDecisionContext {
  readonly now: Date;
}

/**
 * THE rule: what becomes of cards. Of those that a member names, what they say: all of it, or nothing. Of those that are
 * due, whatever time it is found out: points for what can be converted, a shipment for what cannot, as of the moment
 * they were due. Nothing before that, and nothing twice.
 */
export const decideCards = (
  table: DrawTable,
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
  table: DrawTable,
  { send, convert, bar, hasAddress, threshold }: MembersDecision,
  context: DecisionContext,
): Decision<CardDecisionFact, DecideCardsRefused> => {
  if (bar !== null) return refuse({ code: bar === 'banned' ? 'Banned' : 'Frozen' });
  const lists = [['send_card', send] as const, ['reduction_card', convert] as const];
  const wrong = refuseNames<ListField>(table, lists, context.now);
  if (wrong) return refuse(wrong);
  if (convert.some((card) => termsOf(table, card).shipOnly)) return refuse({ code: 'ShipOnly' });
  const total = sum(
    points(0),
    convert.map((card) => termsOf(table, card).buyPoint),
  );
  if (total < threshold && send.some((card) => !termsOf(table, card).shipOnly))
    return refuse({ code: 'BelowThreshold', threshold, total });
  if (send.length > 0 && !hasAddress) return refuse({ code: 'AddressMissing' });
  const [shipped, converted] = [byDraw(send), byDraw(convert)];
  const drawIds = new Set([...shipped.keys(), ...converted.keys()]);
  const of = (cards: ReadonlyMap<string, readonly number[]>, drawId: string) => cards.get(drawId) ?? [];
  return accept(
    ...[...drawIds].flatMap((drawId) =>
      factsOfDecision(table.get(drawId)!, 'member', of(shipped, drawId), of(converted, drawId), context.now, context),
    ),
  );
};
