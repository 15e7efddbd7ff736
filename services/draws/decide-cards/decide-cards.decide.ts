import { accept, type Decision, type Refusal, refuse } from '../../kernel/decision.js';
import { type Points, points, sum } from '../../kernel/money.js';
import {
  buildDecisionEvents,
  type CardDecisionContext,
  type CardDecisionFact,
  type DrawTable,
  type DrawWithTerms,
  isDue,
} from '../streams/card-outcomes.js';
import { listUndecidedCards } from '../streams/draw.state.js';
import { groupByDraw, type NamedCard, type NamesRefused, refuseNames, termsOf } from '../streams/named-cards.js';

/** A decision by the member. */
export interface MembersDecision {
  readonly by: 'member';
  readonly send: readonly NamedCard[];
  readonly convert: readonly NamedCard[];
  /** The reason why the member may not decide, or null. */
  readonly bar: 'banned' | 'frozen' | null;
  /** True if the member has an address. */
  readonly hasAddress: boolean;
  /** Minimum total of the converted cards for others to be shipped, in points. */
  readonly threshold: Points;
}

/** A decision by the shop because the member has not decided in time. */
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
 * Decides what happens to cards. A member's decision is applied as a whole or not at all.
 * The shop's decision converts cards that can be converted and ships the others. It takes effect at the deadline,
 * however late it is made. Nothing is decided before the deadline or twice.
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
  const cards = isDue(on.draw, context.now) ? listUndecidedCards(on.draw) : [];
  if (cards.length === 0) return [];
  const shipped = cards.filter((card) => on.cards[card]!.shipOnly);
  const converted = cards.filter((card) => !on.cards[card]!.shipOnly);
  return buildDecisionEvents(on, 'deadline', shipped, converted, on.draw.dueAt, context);
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
  const [shipped, converted] = [groupByDraw(send), groupByDraw(convert)];
  const drawIds = new Set([...shipped.keys(), ...converted.keys()]);
  const of = (cards: ReadonlyMap<string, readonly number[]>, drawId: string) => cards.get(drawId) ?? [];
  return accept(
    ...[...drawIds].flatMap((drawId) =>
      buildDecisionEvents(
        table.get(drawId)!,
        'member',
        of(shipped, drawId),
        of(converted, drawId),
        context.now,
        context,
      ),
    ),
  );
};
