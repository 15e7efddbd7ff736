import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { BareStore, buildNoted } from '../../../test/support/bare-store.js';
import { waitUntil } from '../../../test/support/until.js';
import { Sequencer } from './sequencer.js';
import { SequencerWatch } from './sequencer-watch.js';

let bare: BareStore;
let watch: SequencerWatch;
const lines: string[] = [];

beforeAll(async () => {
  bare = await BareStore.open('watched');
  watch = new SequencerWatch(bare.pool);
  jest.spyOn(Logger.prototype, 'error').mockImplementation((line) => void lines.push(String(line)));
});
afterEach(() => void lines.splice(0));
afterAll(() => bare.close());

/** Returns the report on the current log. */
const readReport = async (): Promise<string> => {
  lines.splice(0);
  await watch.look();
  return lines.join('\n');
};
const appendEarlier = async (ms: number) => {
  bare.clock.advance(-ms);
  await bare.append('stream', buildNoted());
  bare.clock.advance(ms);
};

describe('the watch over the sequencer', () => {
  it('reports events that no sequencer numbers', async () => {
    await appendEarlier(10_000);
    // Transactions of other tests may be older for a moment.
    await waitUntil('it is told', async () => (await readReport()).endsWith('no sequencer numbers them'));
    expect(lines).toEqual([expect.stringMatching(/^events wait for a number for [1-9]\d+\.\d s: /)]);
  });

  it('names the backend whose open transaction delays numbers', async () => {
    const sequencer = new Sequencer(bare.pool, bare.store);
    sequencer.start();
    await bare.sequenced();
    const client = await bare.pool.connect();
    await client.query('begin');
    const { rows } = await client.query('select pg_backend_pid() as pid, pg_current_xact_id()');
    await appendEarlier(10_000);
    const isNamed = async () => (await readReport()).includes(`backend ${rows[0].pid} of "watched"`);
    await waitUntil('it is named', isNamed);
    expect(lines[0]).toMatch(
      /events wait for a number for [1-9]\d+\.\d s: .* keeps a transaction open \(idle in transaction: /,
    );
    await client.query('commit');
    client.release();
    await bare.sequenced();
    expect(await readReport()).toBe('');
    await sequencer.stop();
  });

  it('does not report a recent event', async () => {
    await appendEarlier(-60_000);
    expect(await readReport()).toBe('');
  });
});
