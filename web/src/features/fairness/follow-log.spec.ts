import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { followLog } from './follow-log';
import { memoryOf, SigningShop } from './signed-log.fixture';

let shop: SigningShop;
let memory: ReturnType<typeof memoryOf>;

beforeEach(() => {
  shop = new SigningShop().grow(23);
  memory = memoryOf();
});
afterEach(() => {
  jest.restoreAllMocks();
});

const follow = (head = shop.head()) => followLog(head, memory, shop.growth);

describe('an append-only log', () => {
  it('has its first head stored, and each extension verified', async () => {
    expect(await follow()).toMatchObject({ state: 'kept', size: 23, before: null });
    shop.grow(19);
    expect(await follow()).toMatchObject({ state: 'goesOn', size: 42, before: { size: 23 } });
    expect(await follow()).toMatchObject({ state: 'goesOn', size: 42, before: { size: 42 } });
    expect(memory.kept).toEqual(shop.head());
  });

  it('has its later head kept when an earlier response arrives after it', async () => {
    await follow();
    expect(await follow(shop.head(9))).toMatchObject({ state: 'goesOn', size: 9 });
    expect(memory.kept).toEqual(shop.head());
  });

  it('passes in a browser without Ed25519, by a library', async () => {
    jest.spyOn(crypto.subtle, 'importKey').mockRejectedValue(new DOMException('', 'NotSupportedError'));
    expect(await follow()).toMatchObject({ state: 'kept' });
    expect(await follow({ ...shop.head(), note: shop.note().replace('\n23\n', '\n24\n') })).toMatchObject({
      state: 'false',
      fault: 'signature',
    });
  });

  it('reaches no verdict when the proof cannot be fetched', async () => {
    await follow();
    shop.grow(1);
    const away = async () => Promise.reject(new TypeError('Failed to fetch'));
    await expect(followLog(shop.head(), memory, away)).rejects.toThrow('Failed to fetch');
    expect(await follow()).toMatchObject({ state: 'goesOn' });
  });
});

describe('a tampered log', () => {
  it.each([
    ['rewritten at its end', (forger: SigningShop) => forger.rewrite(22), 'changed'],
    ['rewritten at its end and extended', (forger: SigningShop) => forger.rewrite(22).grow(10), 'changed'],
    ['rewritten from its beginning', (forger: SigningShop) => forger.rewrite(0).grow(1), 'changed'],
    ['truncated', (forger: SigningShop) => forger.cut(20), 'shorter'],
    [
      'truncated and extended to its former size',
      (forger: SigningShop) => forger.cut(20).add('x', 'y', 'z'),
      'changed',
    ],
  ] as const)('fails when %s, on each visit, despite its signature', async (_, forge, fault) => {
    await follow();
    const kept = memory.kept;
    forge(shop);
    for (let i = 0; i < 2; i++) expect(await follow()).toMatchObject({ state: 'false', fault, before: { size: 23 } });
    expect(memory.kept).toBe(kept);
  });

  it.each([
    ['another key', () => new SigningShop().grow(23).head(), 'key'],
    ['no signature', () => ({ ...shop.head(), note: shop.note().replace(/— [^\n]*\n/gu, '') }), 'signature'],
    ['the signature of another shop', () => ({ ...shop.head(), note: new SigningShop().grow(23).note() }), 'signature'],
    ['a change after the signature', () => ({ ...shop.head(), note: shop.note().replace('23', '24') }), 'signature'],
    ['another name', () => ({ ...shop.head(), note: shop.note().replace(/shop/g, 'shap') }), 'signature'],
    ['a malformed key', () => ({ ...shop.head(), key: 'shop.example/log' }), 'signature'],
  ])('fails with %s', async (_, forged, fault) => {
    await follow();
    expect(await follow(forged())).toMatchObject({ state: 'false', fault });
  });
});
