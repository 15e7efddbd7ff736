import { type CardOutcome, type CardsDrawn, type DrawEvent, type DrawState, evolveDraw } from '../../draws/index.js';
import { applyShipmentEvent, initialShipment, type ShipmentEvent } from '../../shipments/index.js';
import { type BookCheck, type Difference, differencesOf, type Finding } from './finding.js';
import type { PromisedPack } from './promised-pack.js';

type Values = Readonly<Record<string, string | number | null>>;

const LETTERS: Record<CardOutcome, string> = {
  undecided: 'u',
  shipped: 's',
  converted: 'c',
  exchanged: 'x',
  forfeited: 'f',
};

const drawValues = (facts: readonly DrawEvent[], promise: PromisedPack | null): Values | null => {
  const [first] = facts;
  if (first?.type !== 'CardsDrawn' && first?.type !== 'CardReceived') return null;
  const { memberId, packId, currency, version, prizeIndexes, outcomes, dueAt } = facts.reduce<DrawState | null>(
    evolveDraw,
    null,
  )!;
  return {
    memberId,
    packId,
    currency,
    version,
    prizes: prizeIndexes.join(' '),
    outcomes: outcomes.map((outcome) => LETTERS[outcome]).join(''),
    undecided: outcomes.filter((outcome) => outcome === 'undecided').length,
    dueAt: dueAt.getTime(),
    ...(first.type === 'CardsDrawn'
      ? boughtValues(first.data, promise)
      : { cost: 0, firstSlot: first.data.nth, extras: 0, paidFrom: '[]' }),
  };
};

/** Computes the price of a draw from the box's promises, whatever the draw's own event contains. */
const boughtValues = (
  { firstSlot: firstTicket, prizeIndexes, extras = 0, paidFrom }: CardsDrawn['data'],
  promise: PromisedPack | null,
): Values => ({
  ...(promise && { currency: promise.currency }),
  cost: promise && promise.pricePoint * (prizeIndexes.length - extras),
  firstSlot: firstTicket,
  extras,
  paidFrom: JSON.stringify(paidFrom),
});

/** Returns the cards that an event decides on and their points; null if no points are returned. */
const decidedBy = (
  fact: DrawEvent,
): { readonly cards: readonly number[]; readonly worth: readonly number[] | null } => {
  switch (fact.type) {
    case 'CardsDecided':
      return { cards: [...fact.data.shipped, ...fact.data.converted], worth: fact.data.converted };
    case 'CardsExchanged':
      return { cards: fact.data.cards, worth: fact.data.cards };
    case 'CardsForfeited':
      return { cards: fact.data.cards, worth: null };
    case 'CardsDrawn':
    case 'CardReceived':
      return { cards: [], worth: null };
  }
};

/**
 * Compares an event of a draw with earlier ones and with the box's promises. A difference means that rows were tampered
 * with and restored. Each card is decided once, by its member, for the promised points.
 */
const factDifferences = (facts: readonly DrawEvent[], promise: PromisedPack | null): Difference[] => {
  const differences: Difference[] = [];
  let draw: DrawState | null = null;
  for (const fact of facts) {
    const { cards, worth } = decidedBy(fact);
    if (draw) {
      const { memberId, outcomes, prizeIndexes } = draw;
      const points = (worth ?? []).reduce(
        (sum, card) => sum + (promise?.prizes[prizeIndexes[card]!]?.buyPoint ?? 0),
        0,
      );
      const again = cards.filter((card, i) => outcomes[card] !== 'undecided' || cards.indexOf(card) !== i);
      differences.push(
        ...differencesOf({ decidedBy: memberId }, { decidedBy: fact.data.memberId }),
        ...differencesOf({ decidedAgain: '' }, { decidedAgain: again.join(' ') }),
        ...(worth && 'points' in fact.data ? differencesOf({ points }, { points: fact.data.points }) : []),
      );
    }
    draw = evolveDraw(draw, fact);
  }
  return differences;
};

const parcelValues = (
  { facts, sources }: LoggedParcel,
  prizes: ReadonlyMap<string, readonly string[]>,
): Values | null => {
  const [first] = facts;
  const shipment = facts.reduce(applyShipmentEvent, initialShipment);
  if (first?.type !== 'ShipmentRequested' || shipment.status === 'unknown') return null;
  const cards = first.data.cards.flatMap(({ drawId, indexes }) => indexes.map((index) => ({ drawId, index })));
  cards.sort((a, b) => (a.drawId < b.drawId ? -1 : a.drawId > b.drawId ? 1 : a.index - b.index));
  return {
    memberId: shipment.memberId,
    parcelId: shipment.parcelId,
    status: shipment.status,
    version: facts.length,
    deliveryCode: 'deliveryCode' in shipment ? shipment.deliveryCode : null,
    carrier: 'carrier' in shipment ? shipment.carrier : null,
    cards: cards.map(({ drawId, index }) => `${drawId}.${index}`).join(' '),
    contents: sources.map(({ packId, prize }) => prizes.get(packId ?? '')?.[prize ?? -1]).join('; '),
    drawIds: [...new Set(cards.map(({ drawId }) => drawId))].join(' '),
  };
};

/** If a row was assigned to another member, that member is frozen, because they could use it. */
const compare = (
  check: BookCheck,
  id: string,
  expected: Values | null,
  actual: Values | null,
  inFacts: readonly Difference[] = [],
): Finding | null => {
  if (!expected && !actual) return null;
  const inRow = expected
    ? differencesOf(expected, actual)
    : [{ value: 'facts', expected: 0, found: Number(actual?.version ?? 1) }];
  const differences = [...inRow, ...inFacts];
  const other = inFacts.find(({ value }) => value === 'decidedBy')?.found;
  const memberId = String(other ?? (actual ?? expected)!.memberId);
  return differences.length > 0 ? { check, subject: id, memberId, seq: null, differences } : null;
};

/** A row and all events of its stream. */
export interface LoggedRow<Fact> {
  readonly id: string;
  readonly facts: readonly Fact[];
  readonly actual: Values | null;
}

/** Compares a draw's row with its events, and its events with the box's promises. */
export const compareDraw = (
  { id, facts, actual }: LoggedRow<DrawEvent>,
  promise: PromisedPack | null,
): Finding | null => {
  const expected = drawValues(facts, promise);
  return compare('draw', id, expected, actual, expected ? factDifferences(facts, promise) : []);
};

/**
 * A parcel with the source of each of its cards, in order: the prize of a pack or an offer. Null for an unknown draw.
 */
export interface LoggedParcel extends LoggedRow<ShipmentEvent> {
  readonly sources: readonly { readonly packId: string | null; readonly prize: number | null }[];
}

/**
 * Compares a parcel with its events: it must contain the requested cards under their own names.
 *
 * @param prizes the names on a packing list, by pack or offer
 */
export const compareParcel = (parcel: LoggedParcel, prizes: ReadonlyMap<string, readonly string[]>): Finding | null =>
  compare('shipment', parcel.id, parcelValues(parcel, prizes), parcel.actual);
