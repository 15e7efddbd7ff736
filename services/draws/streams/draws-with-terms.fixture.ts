import { specification } from '../../kernel/given-when-then.js';
import { points } from '../../kernel/money.js';
import type { PaidFrom } from '../../points/index.js';
import type { CardDecisionContext, CardTerms, DrawWithTerms } from './card-outcomes.js';
import type { CardsDecided, CardsDrawn, DrawEvent } from './draw.events.js';
import { evolveDraw } from './draw.state.js';

export const MEMBER = 'm1';
export const DRAWN_AT = new Date('2026-04-01T12:00:00+09:00');
export const DUE_AT = new Date('2026-04-02T12:00:00+09:00');

/** A card that converts to `buyPoint` points. */
export const buildConvertible = (buyPoint: number): CardTerms => ({ shipOnly: false, buyPoint: points(buyPoint) });
/** A ship-only card, whatever its conversion value. */
export const shipOnly = (buyPoint = 5000): CardTerms => ({ shipOnly: true, buyPoint: points(buyPoint) });

export const buildPaid = (amount: number): PaidFrom => ({
  lotId: 'paid-lot',
  kind: 'paid',
  amount: points(amount),
  expiresAt: '2026-09-01T00:00:00.000Z',
});
export const buildFree = (amount: number): PaidFrom => ({ ...buildPaid(amount), lotId: 'free-lot', kind: 'free' });

/** Builds the event of a draw of `cards` cards. */
export const buildDrawn = (
  drawId: string,
  cards: number,
  paidFrom: readonly PaidFrom[] = [buildFree(100)],
): CardsDrawn => ({
  type: 'CardsDrawn',
  data: {
    drawId,
    memberId: MEMBER,
    packId: 'p1',
    firstSlot: 0,
    prizeIndexes: Array.from({ length: cards }, (_, card) => card),
    currency: 'points',
    cost: points(100),
    paidFrom,
    dueAt: DUE_AT.toISOString(),
  },
});

export const buildDecided = (drawId: string, shipped: number[], converted: number[]): CardsDecided => ({
  type: 'CardsDecided',
  data: {
    drawId,
    memberId: MEMBER,
    by: 'member',
    shipped,
    shipmentId: shipped.length > 0 ? 's0' : null,
    converted,
    points: points(0),
  },
});

export const context: CardDecisionContext = {
  life: 'new',
  shipmentId: 's1',
  lotIdOf: (drawId, kind) => `${drawId}/${kind}`,
};

/** Builds a context of draws with these card terms, to which events can be added. */
export const withTerms = (terms: Record<string, readonly CardTerms[]>) =>
  specification<ReadonlyMap<string, DrawWithTerms>, DrawEvent>(new Map(), (table, event) => {
    const { drawId } = event.data;
    const draw = evolveDraw(table.get(drawId)?.draw ?? null, event);
    return new Map(table).set(drawId, { draw, cards: terms[drawId]! });
  });
