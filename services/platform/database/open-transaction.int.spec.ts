import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { BareStore, buildNoted } from '../../../test/support/bare-store.js';
import type { StoreTransaction } from '../store/transaction.js';
import { assertOutsideTransaction, InsideTransactionError } from './open-transaction.js';

let bare: BareStore;

beforeAll(async () => {
  bare = await BareStore.open();
});
afterAll(() => bare?.close());

/** An outbound port, several calls and awaits away from its callers. */
const callOutside = async (): Promise<string> => {
  await new Promise(setImmediate);
  const [response] = await Promise.all([reach()]);
  return response;
};
const reach = async (): Promise<string> => {
  await null;
  assertOutsideTransaction('a test calls the outside');
  return 'reached';
};
const append = (tx: StoreTransaction, streamId: string) =>
  tx.append(
    { commandId: streamId, actor: 'test' },
    { streamId, expectedVersion: 0, partitionKey: 'x', events: [buildNoted()] },
  );

describe('a call to the outside', () => {
  it.each([
    ['transact', (work: (tx: StoreTransaction) => Promise<unknown>) => bare.store.transact(['refused'], work)],
    ['tryTransact', (work: (tx: StoreTransaction) => Promise<unknown>) => bare.store.tryTransact(['refused'], work)],
    [
      'once',
      (work: (tx: StoreTransaction) => Promise<unknown>) =>
        bare.store.once(
          { key: 'refused', payloadHash: '', render: () => ({ state: 200, body: '' }) },
          ['refused'],
          work,
        ),
    ],
  ])('throws inside %s, before and after other awaits, and nothing is written', async (_, begin) => {
    const work = async (tx: StoreTransaction) => {
      append(tx, 'refused');
      await tx.read('test-one', 'select 1 as one', []);
      return await callOutside();
    };
    await expect(begin(work)).rejects.toThrow(InsideTransactionError);
    expect(await bare.count('store.events')).toBe(0);
  });

  it('succeeds before, after and beside a transaction', async () => {
    expect(await callOutside()).toBe('reached');
    await bare.hold('held');
    expect(await callOutside()).toBe('reached');
    await bare.letGo();
    await bare.store.transact(['after'], async () => undefined);
    expect(await callOutside()).toBe('reached');
    expect(await bare.store.look(() => callOutside())).toBe('reached');
  });

  it('leaves stack traces as they are', () => {
    expect(() => assertOutsideTransaction('x')).not.toThrow();
    expect(new Error('seen').stack).toMatch(/^Error: seen\n +at /);
  });
});
