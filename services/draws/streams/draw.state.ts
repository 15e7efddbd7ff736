import { isId } from '../../kernel/ids.js';
import type { Currency } from '../../kernel/money.js';
import { type Stream, streamIdOf } from '../../kernel/stream.js';
import type { PaidFrom } from '../../points/index.js';
import { type DrawEvent, drawEvents } from './draw.events.js';

/** The outcome of a card. */
export type CardOutcome = 'undecided' | 'shipped' | 'converted' | 'exchanged' | 'forfeited';

/** The state of a draw that a decision on its cards needs. */
export interface DrawState {
  readonly drawId: string;
  readonly memberId: string;
  /** The pack with the box of its cards, or the offer of a card received in exchange. */
  readonly packId: string;
  readonly version: number;
  readonly currency: Currency;
  readonly prizeIndexes: readonly number[];
  readonly paidFrom: readonly PaidFrom[];
  readonly dueAt: Date;
  /** The outcome of each card. */
  readonly outcomes: readonly CardOutcome[];
}

export const evolveDraw = (draw: DrawState | null, event: DrawEvent): DrawState => {
  if (event.type === 'CardsDrawn') {
    const { drawId, memberId, packId, currency, prizeIndexes, paidFrom, dueAt } = event.data;
    const outcomes = prizeIndexes.map((): CardOutcome => 'undecided');
    return {
      drawId,
      memberId,
      packId,
      version: 1,
      currency,
      prizeIndexes,
      paidFrom,
      dueAt: new Date(dueAt),
      outcomes,
    };
  }
  if (event.type === 'CardReceived') {
    const { drawId, memberId, offerId, dueAt } = event.data;
    return {
      drawId,
      memberId,
      packId: offerId,
      version: 1,
      currency: 'points',
      prizeIndexes: [0],
      paidFrom: [],
      dueAt: new Date(dueAt),
      outcomes: ['undecided'],
    };
  }
  if (!draw) throw new Error(`the draw ${event.data.drawId} was decided before it was drawn`);
  const outcomes = [...draw.outcomes];
  if (event.type === 'CardsForfeited') {
    for (const card of event.data.cards) outcomes[card] = 'forfeited';
  } else if (event.type === 'CardsExchanged') {
    for (const card of event.data.cards) outcomes[card] = 'exchanged';
  } else {
    for (const card of event.data.shipped) outcomes[card] = 'shipped';
    for (const card of event.data.converted) outcomes[card] = 'converted';
  }
  return { ...draw, version: draw.version + 1, outcomes };
};

/** Returns the cards of a draw that are still undecided. */
export const listUndecidedCards = (draw: DrawState): number[] =>
  draw.outcomes.flatMap((outcome, card) => (outcome === 'undecided' ? [card] : []));

/** Returns a card's id on the wire. */
export const cardIdOf = (drawId: string, card: number): string => `${drawId}.${card}`;

/** Parses a card's id on the wire; null if it is not valid. */
export const parseCardId = (id: string): { drawId: string; card: number } | null => {
  const match = /^(.{36})\.(0|[1-9]\d{0,3})$/.exec(id);
  return match && isId(match[1]) ? { drawId: match[1], card: Number(match[2]) } : null;
};

export const drawStream: Stream<DrawState | null, DrawEvent> = {
  prefix: 'draw',
  events: drawEvents,
  initial: () => null,
  evolve: evolveDraw,
};

export const drawStreamOf = (drawId: string): string => streamIdOf(drawStream, drawId);
