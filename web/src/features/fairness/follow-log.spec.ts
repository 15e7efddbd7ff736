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

describe('a log that only grows', () => {
  it('is kept the first time, and goes on from then on', async () => {
    expect(await follow()).toMatchObject({ state: 'kept', size: 23, before: null });
    shop.grow(19);
    expect(await follow()).toMatchObject({ state: 'goesOn', size: 42, before: { size: 23 } });
    expect(await follow()).toMatchObject({ state: 'goesOn', size: 42, before: { size: 42 } });
    expect(memory.kept).toEqual(shop.head());
  });

  it('goes on where an earlier answer comes later, and the later one is kept', async () => {
    await follow();
    expect(await follow(shop.head(9))).toMatchObject({ state: 'goesOn', size: 9 });
    expect(memory.kept).toEqual(shop.head());
  });

  it('is verified by a program where the browser does not know Ed25519', async () => {
    jest.spyOn(crypto.subtle, 'importKey').mockRejectedValue(new DOMException('', 'NotSupportedError'));
    expect(await follow()).toMatchObject({ state: 'kept' });
    expect(await follow({ ...shop.head(), note: shop.note().replace('\n23\n', '\n24\n') })).toMatchObject({
      state: 'false',
      fault: 'signature',
    });
  });

  it('is not judged where the proof cannot be fetched', async () => {
    await follow();
    shop.grow(1);
    const away = async () => Promise.reject(new TypeError('Failed to fetch'));
    await expect(followLog(shop.head(), memory, away)).rejects.toThrow('Failed to fetch');
    expect(await follow()).toMatchObject({ state: 'goesOn' });
  });
});

describe('a forged log', () => {
  it.each([
    ['written anew as to its end', (forger: SigningShop) => forger.rewrite(22), 'changed'],
    ['written anew as to its end, and grown', (forger: SigningShop) => forger.rewrite(22).grow(10), 'changed'],
    ['written anew from its beginning', (forger: SigningShop) => forger.rewrite(0).grow(1), 'changed'],
    ['cut off', (forger: SigningShop) => forger.cut(20), 'shorter'],
    ['cut off and grown to what it had', (forger: SigningShop) => forger.cut(20).add('x', 'y', 'z'), 'changed'],
  ] as const)('%s is found out, each time again, though it is signed', async (_, forge, fault) => {
    await follow();
    const kept = memory.kept;
    forge(shop);
    for (let i = 0; i < 2; i++) expect(await follow()).toMatchObject({ state: 'false', fault, before: { size: 23 } });
    expect(memory.kept).toBe(kept);
  });

  it.each([
    ['of another key', () => new SigningShop().grow(23).head(), 'key'],
    ['that nobody signed', () => ({ ...shop.head(), note: shop.note().replace(/— [^\n]*\n/gu, '') }), 'signature'],
    ['signed by another', () => ({ ...shop.head(), note: new SigningShop().grow(23).note() }), 'signature'],
    ['changed after it was signed', () => ({ ...shop.head(), note: shop.note().replace('23', '24') }), 'signature'],
    ['of another name', () => ({ ...shop.head(), note: shop.note().replace(/shop/g, 'shap') }), 'signature'],
    ['with a key that is none', () => ({ ...shop.head(), key: 'shop.example/log' }), 'signature'],
  ])('%s is found out', async (_, forged, fault) => {
    await follow();
    expect(await follow(forged())).toMatchObject({ state: 'false', fault });
  });
});
