import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { BareStore, buildNoted } from '../../../test/support/bare-store.js';
import { migrate } from '../database/migrate.js';
import { Sequencer } from './sequencer.js';

let bare: BareStore;
let sequencer: Sequencer;

beforeAll(async () => {
  bare = await BareStore.open('restored');
  sequencer = new Sequencer(bare.pool, bare.store);
});
afterAll(() => bare.close());

/** Inserts an event of a dump, with a transaction id that the new cluster has not reached. */
const restored = (streamVersion: number, xid: string, epoch = 1) =>
  bare.pool.query(
    `insert into store.events (stream_id, stream_version, event_id, type, schema_version, partition_key, data, actor,
       correlation_id, effective_at, recorded_at, epoch, xid, ordinal)
     values ('ledger', $1, gen_random_uuid(), 'Noted', 1, 'ledger', '{}', 'test', 'before', now(), now(), $3, $2::xid8, 1)`,
    [streamVersion, xid, epoch],
  );
const epoch = async (): Promise<number> => (await bare.pool.query('select epoch from store.epoch')).rows[0].epoch;
const versions = async () => (await bare.log()).map((row) => row.stream_version);

describe('after a dump is restored into a new cluster', () => {
  it('does not begin an epoch at a normal start', async () => {
    await bare.append('ledger', buildNoted(), buildNoted());
    await migrate(bare.database.dataSource);
    expect(await epoch()).toBe(1);
  });

  it('begins an epoch, so that new events are numbered and chained after the old ones', async () => {
    await restored(3, '9000000000');
    await restored(4, '9000000001');
    await migrate(bare.database.dataSource);
    expect(await epoch()).toBe(2);
    await bare.append('ledger', buildNoted(), buildNoted());
    sequencer.start();
    await bare.sequenced();
    expect(await versions()).toEqual([1, 2, 3, 4, 5, 6]);
    const { events } = await bare.feed.read(0, 100, ['Noted']);
    expect(events.map((event) => event.streamVersion)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('keeps the epoch at the next start', async () => {
    await migrate(bare.database.dataSource);
    expect(await epoch()).toBe(2);
    await bare.append('ledger', buildNoted());
    await bare.sequenced();
    expect(await versions()).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('begins another epoch after a second restore', async () => {
    await restored(8, '8000000000', 2);
    await migrate(bare.database.dataSource);
    expect(await epoch()).toBe(3);
    await bare.append('ledger', buildNoted());
    await bare.sequenced();
    await sequencer.stop();
    expect(await versions()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });
});
