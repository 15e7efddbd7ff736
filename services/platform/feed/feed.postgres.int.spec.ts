import { EventEmitter } from 'node:events';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { BareStore } from '../../../test/support/bare-store.js';
import { Sequencer } from '../store/sequencer.js';
import { PostgresFeed } from './feed.postgres.js';

let bare: BareStore;
const types = ['Odd', 'Even', 'Odd', 'Even', 'Odd', 'Even', 'Odd', 'Even', 'Odd', 'Even'];

beforeAll(async () => {
  bare = await BareStore.open('feed');
});
afterAll(() => bare.close());

/** The feed of the process that numbered the log, and of another process. */
const feeds = () => [bare.feed, new PostgresFeed(bare.pool, new EventEmitter())] as const;
const read = async (after: number, limit: number, of: readonly string[]) => {
  const [ours, theirs] = await Promise.all(feeds().map((feed) => feed.read(after, limit, of)));
  expect(ours).toEqual(theirs);
  return { seqs: ours!.events.map((event) => event.seq), through: ours!.through };
};

describe('the feed from the log', () => {
  it('returns no events of an empty log', async () => {
    expect(await bare.feed.head()).toBe(0);
    expect(await read(0, 10, ['Odd'])).toEqual({ seqs: [], through: 0 });
  });

  it('does not return events without a number', async () => {
    await bare.append('stream', ...types.map((type, i) => ({ type, data: { place: i + 1 } })));
    expect(await read(0, 100, ['Odd', 'Even'])).toEqual({ seqs: [], through: 0 });
    const sequencer = new Sequencer(bare.pool, bare.store);
    sequencer.start();
    await bare.sequenced();
    await sequencer.stop();
    expect(await bare.feed.head()).toBe(10);
  });

  it.each([
    { after: 0, limit: 100, of: ['Odd', 'Even'], seqs: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], through: 10 },
    { after: 0, limit: 4, of: ['Odd', 'Even'], seqs: [1, 2, 3, 4], through: 4 },
    { after: 4, limit: 4, of: ['Even', 'Odd'], seqs: [5, 6, 7, 8], through: 8 },
    { after: 0, limit: 100, of: ['Even'], seqs: [2, 4, 6, 8, 10], through: 10 },
    { after: 2, limit: 3, of: ['Even'], seqs: [4], through: 5 },
    { after: 0, limit: 100, of: ['Neither'], seqs: [], through: 10 },
    { after: 0, limit: 100, of: [], seqs: [], through: 10 },
    { after: 10, limit: 100, of: ['Odd', 'Even'], seqs: [], through: 10 },
    { after: 99, limit: 100, of: ['Odd', 'Even'], seqs: [], through: 99 },
  ])(
    'reads $of, $limit numbers after $after: $seqs, complete up to $through',
    async ({ after, limit, of, ...expected }) => {
      expect(await read(after, limit, of)).toEqual(expected);
    },
  );

  it('reads only a hash from the database for events that this process numbered', async () => {
    const [ours, theirs] = feeds();
    const query = jest.spyOn(bare.pool, 'query');
    await ours.read(3, 4, ['Odd']);
    const names = () => query.mock.calls.map(([config]) => (config as unknown as { name: string }).name);
    expect(names()).toEqual(['feed-links-held']);
    await theirs.read(3, 4, ['Odd']);
    expect(names()).toContain('feed-read');
    query.mockRestore();
  });

  it('returns events as they were recorded', async () => {
    const { events } = await bare.feed.read(6, 1, ['Odd']);
    const recorded = (await bare.factsOf('stream'))[6];
    expect(events).toEqual([{ ...recorded, seq: 7 }]);
    expect(recorded).toMatchObject({ streamVersion: 7, data: { place: 7 } });
  });
});
