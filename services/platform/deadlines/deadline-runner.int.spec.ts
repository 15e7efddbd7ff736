import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { CommandBus } from '@nestjs/cqrs';
import { BareStore } from '../../../test/support/bare-store.js';
import { TestClock } from '../../../test/support/test-clock.js';
import { waitUntil } from '../../../test/support/until.js';
import type { Due, LockMode, Timer } from '../../kernel/timer.js';
import { prepareNothing, settleInBatches } from './batches.js';
import { DeadlineRunner } from './deadline-runner.js';
import { Jobs } from './jobs.js';

const HOUR_MS = 3_600_000;

/** Ends a runner's connection at random before the commit, after it wrote events or deleted deadlines. */
const DYING = `
  create sequence deaths;
  create function store.die() returns trigger language plpgsql as $$
    begin
      if current_setting('application_name') like 'runner-%' and random() < 0.2 then
        perform nextval('deaths'), pg_terminate_backend(pg_backend_pid());
      end if;
      return null;
    end $$;
  create trigger die_written after insert on store.events for each statement execute function store.die();
  create trigger die_settled after delete on store.deadlines for each statement execute function store.die()`;

let bare: BareStore;
let kind: string;
let kinds = 0;
const clock = new TestClock();
const opened: BareStore[] = [];
const running: DeadlineRunner[] = [];
const ticks: NodeJS.Timeout[] = [];

beforeAll(async () => {
  Logger.overrideLogger(false);
  jest.spyOn(console, 'warn').mockReturnValue();
  bare = await BareStore.open('test', 10, clock);
});
beforeEach(() => {
  kinds += 1;
  kind = `ring-${kinds}`;
});
afterEach(async () => {
  await bare.letGo();
  for (const tick of ticks.splice(0)) clearInterval(tick);
  for (const runner of running.splice(0)) await runner.stop();
  for (const process of opened.splice(0)) await process.close();
});
afterAll(() => bare.close());

/** A command that settles deadlines of the test. */
interface Ring {
  readonly due: readonly Due[];
  readonly lockMode: LockMode;
}

/** Writes an event for each deadline that still exists. */
const ring = (process: BareStore, { due, lockMode }: Ring): Promise<number> =>
  settleInBatches(process.store, due, lockMode, {
    streamsOf: (batch) => batch.map((one) => one.streamId),
    prepare: prepareNothing,
    work: async (tx, batch) => {
      if (batch.some((one) => one.streamId.includes('/faulty-'))) throw new Error('a fault');
      const text = 'select stream_id from store.deadlines where kind = $1 and stream_id = any($2::text[])';
      const rows = await tx.read<{ stream_id: string }>('test-due', text, [kind, batch.map((one) => one.streamId)]);
      for (const { stream_id: streamId } of rows) {
        const { dueAt } = batch.find((one) => one.streamId === streamId)!;
        const events = [{ type: 'Rung', data: {} }];
        const context = { commandId: `ring/${streamId}/${tx.now.toISOString()}`, actor: 'clock', effectiveAt: dueAt };
        tx.append(context, { streamId, expectedVersion: 0, partitionKey: '', events });
        tx.clearDeadline({ kind, streamId, ref: '' });
      }
      return rows.length;
    },
  });

const buildRunner = (process: BareStore): DeadlineRunner => {
  const bus = { execute: (command: Ring) => ring(process, command) } as unknown as CommandBus;
  const timer: Timer = { kind, command: (due, lockMode): Ring => ({ due, lockMode }) };
  return new DeadlineRunner(process.pool, clock, bus, [timer], new Jobs(process.pool, clock, [timer], []));
};
const start = (runner: DeadlineRunner): void => {
  runner.start();
  running.push(runner);
  ticks.push(setInterval(() => runner.wake(), 20));
};

/** Sets deadlines that are due after a time. */
const setDue = (streamIds: readonly string[], afterMs: number, owner = '') =>
  bare.store.transact([], async (tx) =>
    tx.setDeadline(
      ...streamIds.map((streamId) => ({ kind, streamId, ref: '', owner, dueAt: new Date(tx.now.getTime() + afterMs) })),
    ),
  );
const names = (prefix: string, count: number) => Array.from({ length: count }, (_, i) => `${kind}/${prefix}-${i}`);
const left = async (): Promise<string[]> =>
  (await bare.pool.query('select stream_id from store.deadlines where kind = $1 order by 1', [kind])).rows.map(
    (r) => r.stream_id,
  );
const rung = async (): Promise<string[]> =>
  (
    await bare.pool.query("select stream_id from store.events where stream_id like $1 || '/%' order by 1", [kind])
  ).rows.map((r) => r.stream_id);
const isGone = (streamIds: readonly string[]) =>
  waitUntil('they have rung', async () => !(await left()).some((streamId) => streamIds.includes(streamId)));

describe('the deadline runner', () => {
  it('settles a deadline when it is due and not before, and records the due time', async () => {
    await setDue(names('now', 3), 0);
    await setDue(names('later', 3), HOUR_MS);
    start(buildRunner(bare));
    await isGone(names('now', 3));
    expect(await left()).toEqual(names('later', 3));
    const due = await bare.pool.query('select due_at from store.deadlines where kind = $1', [kind]);
    clock.advance(HOUR_MS);
    await isGone(names('later', 3));
    const events = await bare.pool.query('select effective_at from store.events where stream_id = any($1)', [
      names('later', 3),
    ]);
    expect(events.rows.map((row) => row.effective_at)).toEqual(due.rows.map((row) => row.due_at));
  });

  it('settles each of 2,000 deadlines once while several runners compete and their connections break', async () => {
    const streams = names('many', 2000);
    await setDue(streams, 0);
    await bare.pool.query(DYING);
    for (const name of ['runner-1', 'runner-2', 'runner-3']) {
      const process = await BareStore.open(name, 4, clock);
      opened.push(process);
      start(buildRunner(process));
    }
    const killAny = `select pg_terminate_backend(pid) from (
      select pid from pg_stat_activity where application_name like 'runner-%' order by random() limit 1) one`;
    // Breaks one connection after each progress. A fixed interval would stop a busy machine from getting anywhere.
    let before = streams.length;
    await waitUntil('all have rung', async () => {
      const { length } = await left();
      if (length < before) await bare.pool.query(killAny);
      before = length;
      return length === 0;
    });
    expect(await rung()).toEqual([...streams].sort());
    expect((await bare.pool.query('select last_value as deaths from deaths')).rows[0].deaths).toBeGreaterThan(5);
  });

  it('passes over locked streams, settles the rest, and comes back', async () => {
    const [held, free] = [names('held', 7), names('free', 200)];
    await setDue(held, -HOUR_MS);
    await setDue(free, 0);
    await bare.hold(...held);
    start(buildRunner(bare));
    await isGone(free);
    expect(await left()).toEqual(held);
    await bare.letGo();
    await isGone(held);
    expect(await rung()).toEqual([...free, ...held].sort());
  });

  it('leaves faulty deadlines and settles the rest', async () => {
    const [faulty, sound] = [names('faulty', 2), names('sound', 200)];
    await setDue(faulty, -HOUR_MS);
    await setDue(sound, 0);
    start(buildRunner(bare));
    await isGone(sound);
    expect(await left()).toEqual(faulty);
  });

  it('retries a faulty deadline after one minute and then after two, and not before', async () => {
    const faulty = names('faulty', 1);
    const attempts = async () =>
      (await bare.pool.query('select attempts from store.deadlines where stream_id = $1', [faulty[0]])).rows[0]
        .attempts;
    /** Returns the number of attempts after other deadlines were settled. */
    const whileOthersRing = async (name: string) => {
      await setDue(names(name, 1), 0);
      await isGone(names(name, 1));
      await setDue(names(`${name}-again`, 1), 0);
      await isGone(names(`${name}-again`, 1));
      return attempts();
    };
    await setDue(faulty, 0);
    start(buildRunner(bare));
    await waitUntil('it was tried', async () => (await attempts()) === 1);
    expect(await whileOthersRing('first')).toBe(1);
    clock.advance(61_000);
    await waitUntil('it was tried again', async () => (await attempts()) === 2);
    clock.advance(61_000);
    expect(await whileOthersRing('second')).toBe(2);
    clock.advance(61_000);
    await waitUntil('it was tried a third time', async () => (await attempts()) === 3);
  });

  it('settles the sound deadlines of an owner and reports that a faulty one is left', async () => {
    await setDue([...names('mine', 2), ...names('faulty', 1)], 0, 'them');
    const runner = buildRunner(bare);
    expect(await runner.settle('them')).toBe(false);
    expect(await left()).toEqual(names('faulty', 1));
    expect(await runner.settle('them')).toBe(false);
    expect(await runner.settle('nobody')).toBe(true);
  });

  it('settles a deadline of an owner at its exact time, and not a millisecond before', async () => {
    await setDue(names('exact', 1), HOUR_MS, 'exact');
    const select = 'select due_at from store.deadlines where kind = $1';
    const dueAt: Date = (await bare.pool.query(select, [kind])).rows[0].due_at;
    const now = jest.spyOn(clock, 'now');
    try {
      now.mockReturnValue(new Date(dueAt.getTime() - 1));
      await buildRunner(bare).settle('exact');
      expect(await rung()).toEqual([]);
      now.mockReturnValue(dueAt);
      await buildRunner(bare).settle('exact');
      expect(await rung()).toEqual(names('exact', 1));
    } finally {
      now.mockRestore();
    }
  });

  it('settles deadlines that come after a whole batch of locked streams', async () => {
    const held = names('held', 600);
    await setDue(held, -HOUR_MS);
    await setDue(names('free', 1), 0);
    await bare.hold(...held);
    start(buildRunner(bare));
    await isGone(names('free', 1));
    expect(await left()).toEqual([...held].sort());
    await bare.letGo();
  });

  it('settles all due deadlines of one owner on request, waits for locks, and leaves other owners alone', async () => {
    await setDue(names('mine', 3), 0, 'me');
    await setDue(names('mine-later', 1), HOUR_MS, 'me');
    await setDue(names('yours', 3), 0, 'you');
    await bare.hold(names('mine', 3)[1]!);
    let settled = false;
    const settling = buildRunner(bare)
      .settle('me')
      .then(() => {
        settled = true;
      });
    const waiting = `select from pg_stat_activity where application_name = 'test' and wait_event = 'advisory'
      and datname = current_database()`;
    await waitUntil('it waits', async () => (await bare.pool.query(waiting)).rowCount === 1);
    expect(settled).toBe(false);
    await bare.letGo();
    await settling;
    expect(await left()).toEqual([...names('mine-later', 1), ...names('yours', 3)]);
    expect(await rung()).toEqual(names('mine', 3));
  });
});
