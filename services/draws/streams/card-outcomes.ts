import { type Points, points, sum } from '../../kernel/money.js';
import { type ConversionLife, convertToPoints, type PointsIssued } from '../../points/index.js';
import type { CardsDecided } from './draw.events.js';
import type { DrawState } from './draw.state.js';

/** A card of a draw with the terms that a decision on it depends on. */
export interface CardTerms {
  readonly shipOnly: boolean;
  readonly buyPoint: Points;
}

/** A draw with the terms of each of its cards. */
export interface DrawWithTerms {
  readonly draw: DrawState;
  readonly cards: readonly CardTerms[];
}

/** Draws by their id. */
export type DrawTable = ReadonlyMap<string, DrawWithTerms>;

/** Values for the events that no rule decides. */
export interface CardDecisionContext {
  readonly life: ConversionLife;
  readonly shipmentId: string;
  /** Returns the id of the new lot for a draw's converted points. */
  lotIdOf(drawId: string, kind: 'paid' | 'free'): string;
}

/** The events of a decision on one draw. */
export type CardDecisionFact = CardsDecided | PointsIssued;

/** Returns true from the deadline on, even if no job has run yet. */
export const isDue = (draw: DrawState, now: Date): boolean => now >= draw.dueAt;

/** Builds the events of a decision that ships some cards of a draw and converts others. */
export const buildDecisionEvents = (
  { draw, cards }: DrawWithTerms,
  by: 'member' | 'deadline',
  shipped: readonly number[],
  converted: readonly number[],
  at: Date,
  { life, shipmentId, lotIdOf }: CardDecisionContext,
): CardDecisionFact[] => {
  const { drawId, memberId } = draw;
  const convertedPoints = sum(
    points(0),
    converted.map((card) => cards[card]!.buyPoint),
  );
  const decided: CardsDecided = {
    type: 'CardsDecided',
    data: {
      drawId,
      memberId,
      by,
      shipped,
      shipmentId: shipped.length > 0 ? shipmentId : null,
      converted,
      points: convertedPoints,
    },
  };
  if (convertedPoints === 0) return [decided];
  const issue = convertToPoints(memberId, convertedPoints, draw.paidFrom, at, life, (kind) => lotIdOf(drawId, kind));
  const document = { kind: 'decision' as const, id: drawId };
  return [decided, { type: 'PointsIssued', data: { memberId, document, ...issue } }];
};
