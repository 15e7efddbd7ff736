import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { BareStore, noted, versionOf } from '../../../test/support/bare-store.js';
import { until } from '../../../test/support/until.js';
import type { DomainEvent } from '../../kernel/event.js';
import { placedEventIdOf } from '../../kernel/ids.js';
import { type Stream, streamIdOf } from '../../kernel/stream.js';
import { type AnswerSlot, KeyReusedError } from './answer.js';
import { type Append, type CommandContext, contextOfPart, type StoreTransaction } from './transaction.js';

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
  events: data.map(noted),
});
const eventsOf = (streamId: string) => bare.factsOf(streamId);
const slotOf = (key: string, payloadHash = 'payload'): AnswerSlot<unknown> => ({
  ...{ key, payloadHash },
  render: (outcome) => ({ state: 200, body: JSON.stringify({ outcome, at: Math.random() }) }),
});

/** Everything that a transaction can leave behind. */
const everything = async () => {
  const tables = ['store.events', 'store.deadlines', 'store.answers', 'effects'];
  return Promise.all(tables.map((table) => bare.count(table)));
};

/** Sums, each with all its terms. */
const sums: Stream<{ readonly of: string; readonly sum: number }, DomainEvent<'Noted', { readonly n: number }>> = {
  prefix: 'sum',
  events: { Noted: {} },
  initial: (of) => ({ of, sum: 0 }),
  evolve: ({ of, sum }, event) => ({ of, sum: sum + event.data.n }),
};

describe('a stream that is loaded', () => {
  it('is what its facts come to in their order, and how many there are', async () => {
    const [one, two, none] = ['one', 'two', 'none'].map((name) => `${stream}-${name}`) as [string, string, string];
    await bare.append(streamIdOf(sums, one), noted({ n: 1 }), noted({ n: 2 }));
    await bare.append(streamIdOf(sums, two), noted({ n: 40 }));
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

  it('with a fact that is none of its own is not decided on', async () => {
    await bare.append(streamIdOf(sums, stream), noted({ n: 1 }), { type: 'Doubled', data: {} });
    const deciding = bare.store.transact([streamIdOf(sums, stream)], (tx) => tx.load(sums, stream));
    await expect(deciding).rejects.toThrow('Doubled is no fact of the streams sum-…');
  });
});

describe('an append', () => {
  it('records facts with versions from 1, and ids that follow from the command and the place', async () => {
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

  it('in portions records the same, in the order in which they were appended', async () => {
    const slot = slotOf(stream);
    await bare.store.transact([stream, `${stream}b`], async (tx) => {
      tx.append(by('first'), to(stream, 0, { n: 1 }));
      tx.answer(slot, 'done');
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
    const part = contextOfPart(context, 'two');
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

  it('in portions leaves nothing behind when it fails after the first', async () => {
    const before = await everything();
    const failing = bare.store.transact([stream], async (tx) => {
      tx.append(by(stream), to(stream, 0, {}));
      tx.answer(slotOf(stream), 'done');
      tx.flush();
      throw new Error('a fault');
    });
    await expect(failing).rejects.toThrow('a fault');
    expect(await everything()).toEqual(before);
  });

  it('that expected another version is tried once more and then fails', async () => {
    await bare.append(stream, noted());
    let tries = 0;
    const stubborn = bare.store.transact([stream], async (tx) => {
      tries += 1;
      tx.append(by(stream), to(stream, 0, {}));
    });
    await expect(stubborn).rejects.toMatchObject({ code: '23505' });
    expect(tries).toBe(2);
    expect(await eventsOf(stream)).toHaveLength(1);
  });

  it.each(['40001', '40P01'])('that was overtaken (%s) succeeds when it is tried once more', async (code) => {
    let tries = 0;
    await bare.store.transact([stream], async (tx) => {
      tries += 1;
      tx.append(by(stream), to(stream, 0, {}));
      if (tries === 1) throw Object.assign(new Error('overtaken'), { code });
    });
    expect([tries, (await eventsOf(stream)).length]).toEqual([2, 1]);
  });

  it('that fails by a fault of its own is not tried again', async () => {
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
    const failing = bare.store.once(slotOf(stream), [stream], async (tx) => {
      tx.write('effect', 'insert into effects values ($1)', [1]);
      tx.append(by(stream), to(stream, 0, {}));
      tx.setDeadline({ kind: 'test', streamId: stream, ref: '', owner: '', dueAt: tx.now });
      tx.write('fault', 'insert into effects values ($1)', [null]);
    });
    await expect(failing).rejects.toMatchObject({ code: '23502' });
    expect(await everything()).toEqual(before);
  });

  it('neither waits nor acts, when it only tries, while somebody holds one of its streams', async () => {
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
    until(
      `backend ${pid} is gone`,
      async () => (await bare.pool.query('select from pg_stat_activity where pid = $1', [pid])).rowCount === 0,
    );

  it('while a decision is made fails the command, and nothing and nobody else', async () => {
    const before = await everything();
    const dying = bare.store.transact([stream], async (tx) => {
      tx.append(by(stream), to(stream, 0, {}));
      const pid = await pidOf(tx);
      await bare.kill(pid);
      await gone(pid);
    });
    await expect(dying).rejects.toThrow();
    expect(await everything()).toEqual(before);
    await bare.append(stream, noted());
    expect(await eventsOf(stream)).toHaveLength(1);
  });

  it('between its writes and the commit leaves nothing behind', async () => {
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
  ])('refuses "%s", also where no row is touched', async (statement, named) => {
    await expect(bare.pool.query(statement)).rejects.toThrow(`the log is append-only: ${named}`);
  });
});

describe('a command with a key', () => {
  const act = (slot: AnswerSlot<unknown>, seen: { tries: number }) =>
    bare.store.once(slot, [stream], async (tx) => {
      seen.tries += 1;
      tx.append(by(slot.key), to(stream, await versionOf(tx, stream), {}));
      return 'done';
    });

  it('that comes 50 times at once has one effect, and the same bytes for all', async () => {
    const seen = { tries: 0 };
    const answers = await Promise.all(Array.from({ length: 50 }, () => act(slotOf(stream), seen)));
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
    expect([seen.tries, (await eventsOf(stream)).length]).toEqual([1, 1]);
  });

  it('is refused when it comes again with another payload, and does nothing', async () => {
    const seen = { tries: 0 };
    await act(slotOf(stream), seen);
    const before = await everything();
    await expect(act(slotOf(stream, 'another'), seen)).rejects.toBeInstanceOf(KeyReusedError);
    expect(seen.tries).toBe(1);
    expect(await everything()).toEqual(before);
  });

  it('that failed is not answered for good: it may come again', async () => {
    const failing = bare.store.once(slotOf(stream), [stream], async () => {
      throw new Error('a fault');
    });
    await expect(failing).rejects.toThrow('a fault');
    const seen = { tries: 0 };
    await act(slotOf(stream), seen);
    expect(seen.tries).toBe(1);
  });
});
