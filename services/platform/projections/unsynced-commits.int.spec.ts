import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import pg from 'pg';
import { BareStore, buildNoted } from '../../../test/support/bare-store.js';
import { waitUntil } from '../../../test/support/until.js';
import type { DomainEvent, RecordedEvent } from '../../kernel/event.js';
import { integer, type Projection, text } from '../../kernel/projection.js';
import { createDataSource } from '../database/data-source.js';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../database/embedded-postgres.js';
import { migrate } from '../database/migrate.js';
import { Sequencer } from '../store/sequencer.js';
import { Projector } from './projector.js';
import { foldRows } from './rows.js';

interface Tally {
  readonly stream: string;
  readonly n: number;
}
type Noted = DomainEvent<'Noted', object>;

const tallies = (name: string): Projection<Tally, Noted> => ({
  name,
  table: `public.${name}`,
  key: 'stream',
  columns: { stream: text(), n: integer() },
  on: {
    Noted: {
      keys: (event) => [event.streamId],
      evolve: (row, { streamId }: RecordedEvent<Noted>) => ({ stream: streamId, n: (row?.n ?? 0) + 1 }),
    },
  },
});
const PROJECTIONS = [tallies('one'), tallies('other')];
const KILLS = 3;
const WRITTEN_BETWEEN_MS = 700;

let folder: string;
let postgres: EmbeddedPostgres;
let bare: BareStore;

beforeAll(async () => {
  Logger.overrideLogger(false);
  folder = mkdtempSync(join(tmpdir(), 'oripa-unsynced-'));
  postgres = await startEmbeddedPostgres({ dataDir: folder });
  const owner = await createDataSource(postgres.url).initialize();
  await migrate(owner);
  await owner.destroy();
  process.env.DATABASE_URL = postgres.url;
  bare = await BareStore.open('unsynced');
  for (const { table } of PROJECTIONS)
    await bare.pool.query(`create table ${table} (stream text primary key, n integer)`);
});
afterAll(async () => {
  await bare?.close();
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Kills PostgreSQL, which loses all commits that are not on disk, and waits for its restart. */
const killPostgres = async (): Promise<void> => {
  const killed = postmaster()!;
  process.kill(killed, 'SIGKILL');
  await waitUntil(
    'PostgreSQL is there again',
    async () => ![undefined, killed].includes(postmaster()) && (await isReady()),
  );
};
/** Returns the process id of PostgreSQL; undefined while none runs. */
const postmaster = (): number | undefined => {
  const file = join(folder, 'postgres/postmaster.pid');
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : undefined;
};
const isReady = async (): Promise<boolean> => {
  const client = new pg.Client(postgres.url);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
};
const rowsAndPlace = async ({ name, table }: Projection<Tally, Noted>) => {
  const client = await bare.pool.connect();
  try {
    await client.query('begin isolation level repeatable read');
    const { rows } = await client.query<Tally>(`select stream, n from ${table} order by stream`);
    const place = (await client.query('select seq from store.checkpoints where reader = $1', [name])).rows[0].seq;
    await client.query('commit');
    return { rows, place };
  } finally {
    client.release(true);
  }
};
const folded = async (projection: Projection<Tally, Noted>, through: number): Promise<Tally[]> => {
  const { events } = await bare.feed.read(0, through, ['Noted']);
  const rows = [...foldRows(projection, new Map(), events).values()] as Tally[];
  return rows.sort((a, b) => (a.stream < b.stream ? -1 : 1));
};

describe('commits that PostgreSQL has not yet written when it is killed', () => {
  it('lose rows and positions together, and the events are read again', async () => {
    const sequencer = new Sequencer(bare.pool, bare.store);
    const projector = new Projector(bare.pool, bare.feed, bare.clock, PROJECTIONS);
    sequencer.start();
    await projector.start();
    let written = 0;
    for (let kill = 0; kill < KILLS; kill++) {
      const end = performance.now() + WRITTEN_BETWEEN_MS;
      while (performance.now() < end) {
        await bare.append(`stream-${written % 7}`, buildNoted());
        written += 1;
      }
      await killPostgres();
      for (const projection of PROJECTIONS) {
        // The pool may still hold closed connections.
        const { rows, place } = await waitUntil('it can be read', () =>
          rowsAndPlace(projection).catch(() => undefined),
        );
        expect(rows).toEqual(await folded(projection, place));
      }
    }
    await bare.sequenced();
    const head = await bare.feed.head();
    expect(head).toBe(written);
    for (const projection of PROJECTIONS) {
      await waitUntil('it is at the end of the log', async () => (await rowsAndPlace(projection)).place === head);
      expect((await rowsAndPlace(projection)).rows).toEqual(await folded(projection, head));
    }
    await projector.stop();
    await sequencer.stop();
  });
});
