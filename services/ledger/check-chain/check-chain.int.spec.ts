import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { waitUntil } from '../../../test/support/until.js';
import { CountingHouse } from '../test/ledger.fixture.js';

const NOTES = Array.from({ length: 100 }, (_, n) => ({ type: 'Noted', data: { n } }));

let house: CountingHouse;
let head: number;

beforeAll(async () => {
  Logger.overrideLogger(false);
  house = await CountingHouse.open();
  // The log becomes longer than two batches.
  for (let i = 0; i < 6; i++)
    await house.shop.store.transact([`notes-${i}`], async (tx) =>
      tx.append(
        { commandId: `note-${i}`, actor: 'test' },
        { streamId: `notes-${i}`, expectedVersion: 0, partitionKey: 'notes', events: NOTES },
      ),
    );
  await house.quiet.feed();
  head = (await house.shop.pool.query('select seq from store.sequencer')).rows[0].seq;
});
afterAll(() => house?.close());

const begin = (who: 'owner' | 'finance' = 'finance') => house.consoles[who].post('chain-checks', {});
const ended = (id: number) =>
  waitUntil('the check has ended', async () => {
    const check = await house.read(`chain-checks/${id}`);
    return check.state !== 'running' && check;
  });
const check = async () => ended((await begin()).body.id);

/** Prevents every check from reading the log, and so from finishing, until `work` is done. */
const holdingUp = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  const client = await house.shop.pool.connect();
  await client.query('begin; lock table store.event_log in access exclusive mode');
  try {
    return await work();
  } finally {
    await client.query('rollback');
    client.release();
  }
};

/** Changes the log as an intruder with database access could, and restores it afterwards. */
const spoiling = async (change: string, restore: string, work: () => Promise<void>): Promise<void> => {
  const unguarded = async (sql: string) => {
    const client = await house.shop.pool.connect();
    await client.query(`begin; set local session_replication_role = replica; ${sql}; commit`);
    client.release();
  };
  await unguarded(change);
  try {
    await work();
  } finally {
    await unguarded(restore);
  }
};

const at = (seq: number) =>
  `(epoch, xid, ordinal) = (select epoch, xid, ordinal from store.event_log where seq = ${seq})`;

describe('a check of the chain', () => {
  it('responds at once, runs in batches, and accepts an unchanged chain', async () => {
    expect(head).toBe(600);
    const { status, body } = await holdingUp(() => begin());
    expect([status, body.state, body.through, body.started_by_name]).toEqual([200, 'running', head, 'Finance']);
    expect(await ended(body.id)).toMatchObject({
      state: 'intact',
      checked: head,
      bad_number: null,
      problem: null,
      ended_at: expect.any(String),
    });
  });

  it.each([
    [
      'a changed fact',
      `update store.events set actor = 'operator:nobody' where ${at(400)}`,
      `update store.events set actor = (select actor from kept) where ${at(400)}`,
      'LinkDiffers',
      400,
    ],
    [
      'a changed link',
      "update store.event_log set hash = sha256('x') where seq = 300",
      'update store.event_log set hash = (select hash from kept_log) where seq = 300',
      'LinkDiffers',
      300,
    ],
  ])('reports %s', async (_, change, restore, problem, number) => {
    const keep = `create temp table kept as select actor from store.events where ${at(400)};
      create temp table kept_log as select hash from store.event_log where seq = 300`;
    const client = await house.shop.pool.connect();
    try {
      await client.query(`set session_replication_role = replica; ${keep}; ${change}`);
      expect(await check()).toMatchObject({ state: 'broken', bad_number: number, problem, checked: 250 });
    } finally {
      await client.query(`${restore}; drop table kept, kept_log; set session_replication_role = default`);
      client.release();
    }
    expect(await check()).toMatchObject({ state: 'intact' });
  });

  it('reports a deleted event', async () => {
    const client = await house.shop.pool.connect();
    try {
      await client.query(`set session_replication_role = replica;
        create temp table kept as select * from store.events where ${at(10)}; delete from store.events where ${at(10)}`);
      expect(await check()).toMatchObject({ state: 'broken', bad_number: 10, problem: 'EventMissing' });
    } finally {
      await client.query(`insert into store.events select * from kept; drop table kept;
        set session_replication_role = default`);
      client.release();
    }
  });

  it('finds an event inserted without the sequencer', async () => {
    const slipIn = `insert into store.events select 'forged', 1, gen_random_uuid(), type, schema_version, partition_key, data,
        actor, correlation_id, causation_id, effective_at, recorded_at, epoch, xid, 1000
      from store.events where ${at(20)}`;
    await spoiling(slipIn, "delete from store.events where stream_id = 'forged'", async () => {
      expect(await check()).toMatchObject({ state: 'broken', problem: 'EventUnlisted', bad_number: 1 });
    });
  });

  it('finds a truncated or rewritten end of the log', async () => {
    const cut = `create table public.cut as select * from store.event_log where seq = ${head};
      delete from store.event_log where seq = ${head}`;
    const restore = 'insert into store.event_log select * from public.cut; drop table public.cut';
    await spoiling(cut, restore, async () => {
      expect(await check()).toMatchObject({ state: 'broken', problem: 'NumberMissing', bad_number: head });
    });
    const rewrite =
      "create table public.kept as select hash from store.sequencer; update store.sequencer set hash = sha256('x')";
    const back = 'update store.sequencer set hash = (select hash from public.kept); drop table public.kept';
    await spoiling(rewrite, back, async () => {
      expect(await check()).toMatchObject({ state: 'broken', problem: 'HeadDiffers', bad_number: head });
    });
    expect(await check()).toMatchObject({ state: 'intact' });
  });

  it('runs one at a time, whoever starts it', async () => {
    const replies = await holdingUp(() => Promise.all([begin(), begin('owner'), begin()]));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    const refused = replies.find(({ status }) => status === 400)!;
    expect(refused.body.errors.id[0]).toContain('検証はすでに実行中です');
    await ended(replies.find(({ status }) => status === 200)!.body.id);
    const trail = "select outcome from operators.audit_trail where resource = 'chain-checks' order by id desc limit 3";
    const { rows } = await house.shop.pool.query(trail);
    expect(rows.map(({ outcome }) => outcome).sort()).toEqual(['CheckUnderWay', 'CheckUnderWay', 'begun']);
  });

  it('does not block others after its process died', async () => {
    const dead = `insert into ledger.chain_checks (state, started_by, started_at, beat_at, through, head_hash)
      select 'running', id, now(), now() - interval '2 minutes', 1, '' from operators.operators limit 1 returning id`;
    const { rows } = await house.shop.pool.query(dead);
    expect(await house.read(`chain-checks/${rows[0].id}`)).toMatchObject({ state: 'interrupted' });
    expect(await check()).toMatchObject({ state: 'intact' });
    expect(await house.read(`chain-checks/${rows[0].id}`)).toMatchObject({
      state: 'interrupted',
      ended_at: expect.any(String),
    });
  });

  it('appears in the list, newest first', async () => {
    const list = await house.read('chain-checks');
    expect(list.length).toBeGreaterThan(5);
    expect(list[0].id).toBeGreaterThan(list[1].id);
    expect((await house.consoles.finance.get('chain-checks/x')).status).toBe(404);
  });
});
