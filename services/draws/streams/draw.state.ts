import { isId } from '../../kernel/ids.js';
import { type Stream, streamIdOf } from '../../kernel/stream.js';
import type { PaidFrom } from '../../points/index.js';
import { type DrawEvent, drawEvents } from './draw.events.js';
import type { PaymentMethod } from './offer.js';

/** What has become of a card. */
export type Fate = 'undecided' | 'sent' | 'converted' | 'forfeited';

/** A draw as far as a decision on its cards needs it. */
export interface Draw {
  readonly drawId: string;
  readonly memberId: string;
  readonly packId: string;
  readonly version: number;
  readonly paymentMethod: PaymentMethod;
  readonly prizeIndexes: readonly number[];
  readonly paidFrom: readonly PaidFrom[];
  readonly dueAt: Date;
  /** By card. */
  readonly fates: readonly Fate[];
}

export const evolveDraw = (draw: Draw | null, event: DrawEvent): Draw => {
  if (event.type === 'CardsDrawn') {
    const { drawId, memberId, packId, paymentMethod, prizeIndexes, paidFrom, dueAt } = event.data;
    const fates = prizeIndexes.map((): Fate => 'undecided');
    return {
      drawId,
      memberId,
      packId,
      version: 1,
      paymentMethod,
      prizeIndexes,
      paidFrom,
      dueAt: new Date(dueAt),
      fates,
    };
  }
  if (!draw) throw new Error(`the draw ${event.data.drawId} was decided before it was drawn`);
  const fates = [...draw.fates];
  if (event.type === 'CardsForfeited') {
    for (const card of event.data.cards) fates[card] = 'forfeited';
  } else {
    for (const card of event.data.sent) fates[card] = 'sent';
    for (const card of event.data.converted) fates[card] = 'converted';
  }
  return { ...draw, version: draw.version + 1, fates };
};

/** The cards of a draw that are undecided still. */
export const undecidedCards = (draw: Draw): number[] =>
  draw.fates.flatMap((fate, card) => (fate === 'undecided' ? [card] : []));

/** A card's name on the wire. */
export const cardIdOf = (drawId: string, card: number): string => `${drawId}.${card}`;

/** The draw and the card that a name on the wire means; null when it is no such name. */
export const parseCardId = (id: string): { drawId: string; card: number } | null => {
  const match = /^(.{36})\.(0|[1-9]\d{0,3})$/.exec(id);
  return match && isId(match[1]) ? { drawId: match[1], card: Number(match[2]) } : null;
};

export const drawStream: Stream<Draw | null, DrawEvent> = {
  prefix: 'draw',
  events: drawEvents,
  initial: () => null,
  evolve: evolveDraw,
};

export const drawStreamOf = (drawId: string): string => streamIdOf(drawStream, drawId);
