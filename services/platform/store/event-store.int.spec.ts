import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { BareStore, buildNoted, versionOf } from '../../../test/support/bare-store.js';
import { waitUntil } from '../../../test/support/until.js';
import type { DomainEvent } from '../../kernel/event.js';
import { placedEventIdOf } from '../../kernel/ids.js';
import { type Stream, streamIdOf } from '../../kernel/stream.js';
import { type IdempotencyKey, KeyReusedError } from './response.js';
import { type Append, type CommandContext, derivePartContext, type StoreTransaction } from './transaction.js';

let bare: BareStore;
let stream: string;
let streams = 0;

beforeAll(async () => {
  bare = await BareStore.open('append', 60);
  await bare.pool.query('create table effects (n integer primary key)');
});
beforeEach(() => {
  streams += 1;
  stream = `stream-${streams}`;
});
afterAll(() => bare.close());

const by = (commandId: string): CommandContext => ({ commandId, actor: 'test' });
const to = (streamId: string, expectedVersion: number, ...data: object[]): Append => ({
  ...{ streamId, expectedVersion, partitionKey: streamId },
  events: data.map(buildNoted),
});
const eventsOf = (streamId: string) => bare.factsOf(streamId);
const keyOf = (key: string, payloadHash = 'payload'): IdempotencyKey<unknown> => ({
  ...{ key, payloadHash },
  render: (outcome) => ({ state: 200, body: JSON.stringify({ outcome, at: Math.random() }) }),
});

/** Counts the rows of all tables that a transaction can write. */
const everything = async () => {
  const tables = ['store.events', 'store.deadlines', 'store.answers', 'effects'];
  return Promise.all(tables.map((table) => bare.count(table)));
};

/** A stream that sums the numbers of its events. */
const sums: Stream<{ readonly of: string; readonly sum: number }, DomainEvent<'Noted', { readonly n: number }>> = {
  prefix: 'sum',
  events: { Noted: {} },
  initial: (of) => ({ of, sum: 0 }),
  evolve: ({ of, sum }, event) => ({ of, sum: sum + event.data.n }),
};

describe('a stream that is loaded', () => {
  it('has the state and the number of its events', async () => {
    const [one, two, none] = ['one', 'two', 'none'].map((name) => `${stream}-${name}`) as [string, string, string];
    await bare.append(streamIdOf(sums, one), buildNoted({ n: 1 }), buildNoted({ n: 2 }));
    await bare.append(streamIdOf(sums, two), buildNoted({ n: 40 }));
    const [all, alone] = await bare.store.look(async (tx) => [
      await tx.loadAll(sums, [two, one, none]),
      await tx.load(sums, one),
    ]);
    expect([...all]).toEqual([
      [two, { state: { of: two, sum: 40 }, version: 1 }],
      [one, { state: { of: one, sum: 3 }, version: 2 }],
      [none, { state: { of: none, sum: 0 }, version: 0 }],
    ]);
    expect(alone).toEqual(all.get(one));
  });

  it('throws for an event of another kind of stream', async () => {
    await bare.append(streamIdOf(sums, stream), buildNoted({ n: 1 }), { type: 'Doubled', data: {} });
    const deciding = bare.store.transact([streamIdOf(sums, stream)], (tx) => tx.load(sums, stream));
    await expect(deciding).rejects.toThrow('Doubled is no fact of the streams sum-…');
  });
});

describe('an append', () => {
  it('records events with versions from 1, and ids by command and position', async () => {
    await bare.store.transact([stream, `${stream}b`], async (tx) => {
      tx.append(by('first'), to(stream, 0, { n: 1 }, { n: 2 }), to(`${stream}b`, 0, { n: 3 }));
      tx.append(by('second'), to(stream, 2, { n: 4 }));
    });
    const [one, two, four] = await eventsOf(stream);
    const [three] = await eventsOf(`${stream}b`);
    expect([one, two, four].map((event) => event!.streamVersion)).toEqual([1, 2, 3]);
    expect([one, two, three].map((event) => event!.eventId)).toEqual([
      placedEventIdOf('first', stream, 1),
      placedEventIdOf('first', stream, 2),
      placedEventIdOf('first', `${stream}b`, 1),
    ]);
    expect(four).toMatchObject({
      eventId: placedEventIdOf('second', stream, 3),
      correlationId: 'second',
      data: { n: 4 },
    });
  });

  it('records the same events in the same order in batches', async () => {
    const idempotencyKey = keyOf(stream);
    await bare.store.transact([stream, `${stream}b`], async (tx) => {
      tx.append(by('first'), to(stream, 0, { n: 1 }));
      tx.storeResponse(idempotencyKey, 'done');
      tx.setDeadline({ kind: 'one', streamId: stream, ref: '', owner: '', dueAt: tx.now });
      tx.flush();
      expect(tx.appended).toBe(true);
      tx.append(by('first'), to(`${stream}b`, 0, { n: 2 }));
      tx.append(by('second'), to(stream, 1, { n: 3 }));
      tx.flush();
      tx.clearDeadline({ kind: 'one', streamId: stream, ref: '' });
      tx.append(by('first'), to(stream, 2, { n: 4 }));
    });
    const { rows } = await bare.pool.query(
      "select (data->>'n')::int as n, event_id, ordinal from store.events where stream_id like $1 order by epoch, xid, ordinal",
      [`${stream}%`],
    );
    expect(rows).toEqual([
      { n: 1, event_id: placedEventIdOf('first', stream, 1), ordinal: 1 },
      { n: 2, event_id: placedEventIdOf('first', `${stream}b`, 1), ordinal: 2 },
      { n: 3, event_id: placedEventIdOf('second', stream, 2), ordinal: 3 },
      { n: 4, event_id: placedEventIdOf('first', stream, 3), ordinal: 4 },
    ]);
    const kept = async (table: string, of: string) =>
      (await bare.pool.query(`select from store.${table} where ${of} = $1`, [stream])).rowCount;
    expect([await kept('answers', 'key'), await kept('deadlines', 'stream_id')]).toEqual([1, 0]);
  });

  it('records different ids when two commits share a command', async () => {
    for (const n of [1, 2])
      await bare.store.transact([stream], async (tx) => tx.append(by('shared'), to(stream, n - 1, { n })));
    const ids = (await eventsOf(stream)).map(({ eventId }) => eventId);
    expect(ids).toEqual([placedEventIdOf('shared', stream, 1), placedEventIdOf('shared', stream, 2)]);
  });

  it('throws when a context has served a commit', async () => {
    const context = by('once');
    await bare.store.transact([stream], async (tx) => tx.append(context, to(stream, 0, {})));
    const again = bare.store.transact([stream], async (tx) => tx.append(context, to(stream, 1, {})));
    await expect(again).rejects.toThrow('the context of command once has served a commit');
    const part = derivePartContext(context, 'two');
    await bare.store.transact([stream], async (tx) => tx.append(part, to(stream, 1, {})));
    expect((await eventsOf(stream)).map(({ correlationId }) => correlationId)).toEqual(['once', 'once/two']);
  });

  it('throws when two transactions at once use a context', async () => {
    const context = by('twice');
    const both = await Promise.allSettled(
      [stream, `${stream}b`].map((id) => bare.store.transact([id], async (tx) => tx.append(context, to(id, 0, {})))),
    );
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('takes a context again after a rollback', async () => {
    const context = by('again');
    const failing = bare.store.transact([stream], async (tx) => {
      tx.append(context, to(stream, 0, {}));
      tx.flush();
      tx.write('broken', 'select 1 / 0', []);
    });
    await expect(failing).rejects.toThrow('division by zero');
    await bare.store.transact([stream], async (tx) => tx.append(context, to(stream, 0, {})));
    expect(await eventsOf(stream)).toHaveLength(1);
  });

  it('leaves nothing behind when it fails after the first batch', async () => {
    const before = await everything();
    const failing = bare.store.transact([stream], async (tx) => {
      tx.append(by(stream), to(stream, 0, {}));
      tx.storeResponse(keyOf(stream), 'done');
      tx.flush();
      throw new Error('a fault');
    });
    await expect(failing).rejects.toThrow('a fault');
    expect(await everything()).toEqual(before);
  });

  it('fails after one retry when it expected another version', async () => {
    await bare.append(stream, buildNoted());
    let tries = 0;
    const stubborn = bare.store.transact([stream], async (tx) => {
      tries += 1;
      tx.append(by(stream), to(stream, 0, {}));
    });
    await expect(stubborn).rejects.toMatchObject({ code: '23505' });
    expect(tries).toBe(2);
    expect(await eventsOf(stream)).toHaveLength(1);
  });

  it.each(['40001', '40P01'])('succeeds on a retry after a lost race (%s)', async (code) => {
    let tries = 0;
    await bare.store.transact([stream], async (tx) => {
      tries += 1;
      tx.append(by(stream), to(stream, 0, {}));
      if (tries === 1) throw Object.assign(new Error('overtaken'), { code });
    });
    expect([tries, (await eventsOf(stream)).length]).toEqual([2, 1]);
  });

  it('does not retry an error of its own', async () => {
    let tries = 0;
    const faulty = bare.store.transact([stream], async () => {
      tries += 1;
      throw new Error('a fault');
    });
    await expect(faulty).rejects.toThrow('a fault');
    expect(tries).toBe(1);
  });

  it('leaves nothing behind when one of its writes fails: no event, deadline, answer or row', async () => {
    const before = await everything();
    const failing = bare.store.once(keyOf(stream), [stream], async (tx) => {
      tx.write('effect', 'insert into effects values ($1)', [1]);
      tx.append(by(stream), to(stream, 0, {}));
      tx.setDeadline({ kind: 'test', streamId: stream, ref: '', owner: '', dueAt: tx.now });
      tx.write('fault', 'insert into effects values ($1)', [null]);
    });
    await expect(failing).rejects.toMatchObject({ code: '23502' });
    expect(await everything()).toEqual(before);
  });

  it('returns at once without an effect when it only tries and a stream is locked', async () => {
    await bare.hold(`${stream}b`);
    const tried = await bare.store.tryTransact([stream, `${stream}b`], async (tx) => {
      tx.append(by(stream), to(stream, 0, {}));
      return 'done';
    });
    await bare.letGo();
    expect([tried, (await eventsOf(stream)).length]).toEqual([undefined, 0]);
    expect(await bare.store.tryTransact([stream, `${stream}b`], async () => 'done')).toBe('done');
  });

  it('never deadlocks, in whatever order its streams are named', async () => {
    let tries = 0;
    const names = [stream, `${stream}b`, `${stream}c`];
    const write = (order: readonly string[]) =>
      bare.store.transact(order, async (tx) => {
        tries += 1;
        for (const name of order) tx.append(by(`${tries}`), to(name, await versionOf(tx, name), {}));
      });
    await Promise.all(Array.from({ length: 60 }, (_, i) => write(i % 2 ? names : names.toReversed())));
    expect([tries, (await eventsOf(stream)).length]).toEqual([60, 60]);
  });
});

describe('a connection that dies', () => {
  const pidOf = async (tx: StoreTransaction) =>
    (await tx.read<{ pid: number }>('test-pid', 'select pg_backend_pid() as pid', []))[0]!.pid;
  const gone = (pid: number) =>
    waitUntil(
      `backend ${pid} is gone`,
      async () => (await bare.pool.query('select from pg_stat_activity where pid = $1', [pid])).rowCount === 0,
    );

  it('fails only the command when it dies during the decision', async () => {
    const before = await everything();
    const dying = bare.store.transact([stream], async (tx) => {
      tx.append(by(stream), to(stream, 0, {}));
      const pid = await pidOf(tx);
      await bare.kill(pid);
      await gone(pid);
    });
    await expect(dying).rejects.toThrow();
    expect(await everything()).toEqual(before);
    await bare.append(stream, buildNoted());
    expect(await eventsOf(stream)).toHaveLength(1);
  });

  it('leaves nothing behind when it dies between the writes and the commit', async () => {
    const before = await everything();
    const dying = bare.store.transact([stream], async (tx) => {
      tx.append(by(stream), to(stream, 0, {}));
      tx.write('effect', 'insert into effects values ($1)', [2]);
      tx.write('death', 'select pg_terminate_backend(pg_backend_pid())', []);
    });
    await expect(dying).rejects.toThrow();
    expect(await everything()).toEqual(before);
  });
});

describe('the log', () => {
  it.each([
    ['update store.events set data = data', 'UPDATE on store.events'],
    ['delete from store.events', 'DELETE on store.events'],
    ['truncate store.events', 'TRUNCATE on store.events'],
    ['update store.event_log set hash = hash', 'UPDATE on store.event_log'],
    ['delete from store.event_log', 'DELETE on store.event_log'],
    ['truncate store.event_log', 'TRUNCATE on store.event_log'],
  ])('rejects "%s", even without a matching row', async (statement, named) => {
    await expect(bare.pool.query(statement)).rejects.toThrow(`the log is append-only: ${named}`);
  });
});

describe('a command with a key', () => {
  const runOnce = (idempotencyKey: IdempotencyKey<unknown>, seen: { tries: number }) =>
    bare.store.once(idempotencyKey, [stream], async (tx) => {
      seen.tries += 1;
      tx.append(by(idempotencyKey.key), to(stream, await versionOf(tx, stream), {}));
      return 'done';
    });

  it('has one effect and the same bytes for 50 concurrent requests', async () => {
    const seen = { tries: 0 };
    const responses = await Promise.all(Array.from({ length: 50 }, () => runOnce(keyOf(stream), seen)));
    expect(new Set(responses.map(({ body }) => body)).size).toBe(1);
    expect([seen.tries, (await eventsOf(stream)).length]).toEqual([1, 1]);
  });

  it('throws for another payload, without an effect', async () => {
    const seen = { tries: 0 };
    await runOnce(keyOf(stream), seen);
    const before = await everything();
    await expect(runOnce(keyOf(stream, 'another'), seen)).rejects.toBeInstanceOf(KeyReusedError);
    expect(seen.tries).toBe(1);
    expect(await everything()).toEqual(before);
  });

  it('may be repeated after a failure', async () => {
    const failing = bare.store.once(keyOf(stream), [stream], async () => {
      throw new Error('a fault');
    });
    await expect(failing).rejects.toThrow('a fault');
    const seen = { tries: 0 };
    await runOnce(keyOf(stream), seen);
    expect(seen.tries).toBe(1);
  });
});
