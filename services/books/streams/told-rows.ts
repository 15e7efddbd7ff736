import { type CardOutcome, type Draw, type DrawEvent, evolveDraw } from '../../draws/index.js';
import { evolveShipment, initialShipment, type ShipmentEvent } from '../../shipments/index.js';
import { type BookCheck, differencesOf, type Finding } from './finding.js';

type Values = Readonly<Record<string, string | number | null>>;

const LETTERS: Record<CardOutcome, string> = {
  undecided: 'u',
  shipped: 's',
  converted: 'c',
  exchanged: 'x',
  forfeited: 'f',
};

const drawValues = (facts: readonly DrawEvent[]): Values | null => {
  const [first] = facts;
  if (!first) return null;
  const { memberId, packId, currency, version, prizeIndexes, outcomes, dueAt } = facts.reduce<Draw | null>(
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
    ...(first.type === 'CardsDrawn' ? { cost: first.data.cost, firstSlot: first.data.firstSlot } : {}),
  };
};

const parcelValues = (facts: readonly ShipmentEvent[]): Values | null => {
  const [first] = facts;
  const shipment = facts.reduce(evolveShipment, initialShipment);
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
  };
};

const compare = (check: BookCheck, id: string, expected: Values | null, found: Values | null): Finding | null => {
  if (!expected && !found) return null;
  const differences = expected
    ? differencesOf(expected, found)
    : [{ value: 'facts', expected: 0, found: Number(found?.version ?? 1) }];
  const memberId = String((expected ?? found)!.memberId);
  return differences.length > 0 ? { check, subject: id, memberId, seq: null, differences } : null;
};

/** A row, and all facts of its thing. */
export interface Told<Fact> {
  readonly id: string;
  readonly facts: readonly Fact[];
  readonly found: Values | null;
}

/** THE rule: of each card it stands once where it is, and where the facts of its draw say. */
export const compareDraw = ({ id, facts, found }: Told<DrawEvent>): Finding | null =>
  compare('draw', id, drawValues(facts), found);

/** THE rule: a parcel holds the cards that were asked for, and stands as its facts say. */
export const compareParcel = ({ id, facts, found }: Told<ShipmentEvent>): Finding | null =>
  compare('shipment', id, parcelValues(facts), found);
