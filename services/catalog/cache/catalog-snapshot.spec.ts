import { describe, expect, it } from '@jest/globals';
import { ALL_PACKS, type CatalogPack, CatalogSnapshot, COMING_SOON, NOTICES } from './catalog-snapshot.js';

const at = (minute: number) => new Date(Date.UTC(2026, 3, 1, 0, minute));
const pack = (pack_id: string, start: number, end: number | null = null, card_type = 1): CatalogPack =>
  ({
    pack_id,
    card_type,
    start_at: at(start),
    end_at: end === null ? null : at(end),
    status: 'published',
  }) as CatalogPack;

/** The minutes during which a pack is new. */
const WEEK = 7 * 24 * 60;

const types = [1, 2, 3].map((id) => ({ id, name: { ja: `${id}`, en: `${id}` } }));
const packs = [pack('coming', 30), pack('ends', 0, 20), pack('over', 0, 5), pack('stays', 0, null, 2)];
const viewAt = (minute: number) => new CatalogSnapshot(packs, types, at(minute));
const idsOf = (view: CatalogSnapshot, type: number) => view.ofType(type).map((one) => one.pack_id);

describe('CatalogSnapshot', () => {
  it('lists packs that are coming or on sale in the shop’s order, and leaves out ended ones', () => {
    expect(idsOf(viewAt(10), ALL_PACKS)).toEqual(['coming', 'ends', 'stays']);
    expect(idsOf(viewAt(10), 1)).toEqual(['coming', 'ends']);
    expect(idsOf(viewAt(10), COMING_SOON)).toEqual(['coming']);
    expect(idsOf(viewAt(10), NOTICES)).toEqual([]);
    expect(idsOf(viewAt(10), 3)).toEqual([]);
  });

  it('lists only card types that have a pack', () => {
    expect(viewAt(10).cardTypes.map(({ id }) => id)).toEqual([1, 2]);
  });

  it.each([
    [0, 5],
    [5, 20],
    [19, 20],
    [20, 30],
    [29, 30],
  ])('given minute %d, then it is valid until minute %d', (minute, until) => {
    expect(viewAt(minute).until).toBe(at(until).getTime());
  });

  it('stays valid until the first pack stops being new', () => {
    expect(viewAt(30).until).toBe(at(WEEK).getTime());
    expect(viewAt(WEEK).until).toBe(at(WEEK + 30).getTime());
  });

  it('stays valid until a pack changes if no time limit lies ahead', () => {
    expect(viewAt(WEEK + 30).until).toBe(Infinity);
  });

  it.each([
    [29, true],
    [30, false],
  ])('given minute %d, then a pack that starts at 30 is before its start: %s', (minute, before) => {
    expect(viewAt(minute).isBefore(packs[0]!)).toBe(before);
  });

  it.each([
    [19, false],
    [20, true],
  ])('given minute %d, then a pack that ends at 20 is over: %s', (minute, over) => {
    expect(viewAt(minute).isOver(packs[1]!)).toBe(over);
  });

  it('treats a closed pack as over', () => {
    expect(viewAt(10).isOver({ ...packs[3]!, status: 'closed' })).toBe(true);
  });
});
