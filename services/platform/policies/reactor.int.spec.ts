import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { CommandBus } from '@nestjs/cqrs';
import { BareStore, versionOf } from '../../../test/support/bare-store.js';
import { waitUntil } from '../../../test/support/until.js';
import type { DomainEvent } from '../../kernel/event.js';
import type { Policy } from '../../kernel/policy.js';
import { DAY_MS } from '../../kernel/time.js';
import { Sequencer } from '../store/sequencer.js';
import { Reactor } from './reactor.js';

type Asked = DomainEvent<'Asked', { readonly n: number; readonly idle?: boolean }>;

/** The command of the policy, with one effect per command id. */
interface Executed {
  readonly n: number;
  readonly commandId: string;
}

let bare: BareStore;
let other: BareStore;
let sequencer: Sequencer;
let policy: Policy<Asked>;
let policies = 0;
/** All commands that were sent, with their sender and repeats. */
let executed: (Executed & { by: string })[];
/** An error of the handler, before or after its work. */
let fault: (command: Executed, moment: 'before' | 'behind') => void;
const running: Reactor[] = [];

beforeAll(async () => {
  Logger.overrideLogger(false);
  jest.spyOn(console, 'warn').mockReturnValue();
  bare = await BareStore.open('one');
  other = await BareStore.open('other');
  sequencer = new Sequencer(bare.pool, bare.store);
  sequencer.start();
});
beforeEach(() => {
  policies += 1;
  const name = `answer-when-asked-${policies}`;
  policy = { name, on: { Asked: ({ data: { n, idle } }, commandId) => (idle ? null : { n, commandId }) } };
  executed = [];
  fault = () => undefined;
});
afterEach(async () => {
  for (const reactor of running.splice(0)) await reactor.stop();
});
afterAll(async () => {
  await sequencer.stop();
  await bare.close();
  await other.close();
});

const stream = () => `answers-${policies}`;

/** The handler. By the idempotency key a second command with one id has no effect. */
const handle = async (process: BareStore, by: string, command: Executed): Promise<void> => {
  executed.push({ ...command, by });
  fault(command, 'before');
  const idempotencyKey = { key: command.commandId, payloadHash: '', render: () => ({ state: 200, body: '' }) };
  await process.store.once(idempotencyKey, [stream()], async (tx) => {
    const append = { streamId: stream(), expectedVersion: await versionOf(tx, stream()), partitionKey: '' };
    const events = [{ type: 'Answered', data: { n: command.n } }];
    tx.append({ commandId: command.commandId, actor: `policy:${policy.name}` }, { ...append, events });
  });
  fault(command, 'behind');
};
const start = async (process: BareStore, by = 'one'): Promise<void> => {
  const bus = { execute: (command: Executed) => handle(process, by, command) } as unknown as CommandBus;
  const reactor = new Reactor(process.pool, process.feed, process.clock, bus, [policy]);
  await reactor.start();
  running.push(reactor);
};
const ask = (from: number, to: number) => {
  const events = Array.from({ length: to - from + 1 }, (_, i) => ({ type: 'Asked', data: { n: from + i } }));
  return bare.append(`questions-${policies}`, ...events);
};
const numbers = (to: number) => Array.from({ length: to }, (_, i) => i + 1);
const loadResults = async () => (await bare.factsOf(stream())).map((event) => (event.data as { n: number }).n);
/** Waits until the policy has processed the whole log. */
const through = async () => {
  await bare.sequenced();
  const at = 'select from store.checkpoints where reader = $1 and seq = (select seq from store.sequencer)';
  await waitUntil('the policy is through', async () => (await bare.pool.query(at, [policy.name])).rowCount === 1);
};
/** Moves the new policy to the end of the log, because it would also process earlier events of the day. */
const skipEarlier = async () => {
  await bare.sequenced();
  await bare.pool.query(
    'insert into store.checkpoints (reader, seq, updated_at) select $1, seq, now() from store.sequencer',
    [policy.name],
  );
};

describe('a policy that is new to a shop', () => {
  it.each([
    ['begins a day back', undefined, [3, 4]],
    ['of the ledger begins with the log', true, [1, 2, 3, 4]],
  ] as const)('%s', async (_, isLedger, expected) => {
    const mine = `questions-${policies}`;
    const { on } = policy;
    policy = {
      ...policy,
      ...(isLedger && { isLedger }),
      on: { Asked: (event, commandId) => (event.streamId === mine ? on.Asked(event, commandId) : null) },
    };
    await ask(1, 2);
    await bare.sequenced();
    bare.clock.advance(DAY_MS + 1);
    await ask(3, 4);
    await start(bare);
    await through();
    expect(await loadResults()).toEqual(expected);

    await running.pop()!.stop();
    await ask(5, 5);
    await bare.sequenced();
    bare.clock.advance(2 * DAY_MS);
    await start(bare);
    await through();
    expect(await loadResults()).toEqual([...expected, 5]);
  });
});

describe('the reactor', () => {
  beforeEach(skipEarlier);

  it('sends one command per event in order, with an id by policy and event', async () => {
    await start(bare);
    await ask(1, 250);
    await waitUntil('all is answered', async () => (await loadResults()).length === 250);
    expect(await loadResults()).toEqual(numbers(250));
    const { rows } = await bare.pool.query(
      'select event_id from store.events where stream_id = $1 order by stream_version',
      [`questions-${policies}`],
    );
    expect(executed.map(({ commandId }) => commandId)).toEqual(rows.map((row) => `${policy.name}/${row.event_id}`));
  });

  it('skips events without a command', async () => {
    await start(bare);
    await bare.append('idle', { type: 'Asked', data: { n: 0, idle: true } }, { type: 'Noted', data: {} });
    await through();
    expect(executed).toEqual([]);
  });

  it.each(['before', 'behind'] as const)(
    'tries again what failed once, %s its work: nothing is lost or done twice',
    async (at) => {
      const failed = new Set<number>();
      fault = ({ n }, moment) => {
        if (moment !== at || n % 3 !== 0 || failed.has(n)) return;
        failed.add(n);
        throw new Error('a fault');
      };
      await start(bare);
      await ask(1, 10);
      await through();
      expect([...failed]).toEqual([3, 6, 9]);
      expect(executed.length).toBeGreaterThan(10);
      expect(await loadResults()).toEqual(numbers(10));
    },
  );

  it('has no second effect after a crash between a command and the checkpoint', async () => {
    await bare.pool.query(`
      create sequence moves;
      create function store.die() returns trigger language plpgsql as $$
        begin
          if new.reader like 'answer-%' and nextval('moves') <= 3 then perform pg_terminate_backend(pg_backend_pid()); end if;
          return new;
        end $$;
      create trigger die before update on store.checkpoints for each row execute function store.die()`);
    await start(bare);
    await ask(1, 5);
    await through();
    expect(executed.map(({ n }) => n)).toEqual([...numbers(5), ...numbers(5), ...numbers(5), ...numbers(5)]);
    expect(await loadResults()).toEqual(numbers(5));
  });

  it('has one leader; a standby continues at its position', async () => {
    await start(bare, 'one');
    await waitUntil('one leads', async () => (await bare.leaderOf('reactor'))?.of === 'one');
    await start(other, 'other');
    await ask(1, 20);
    await through();
    expect(new Set(executed.map(({ by }) => by))).toEqual(new Set(['one']));
    const killOne = async () => {
      const leader = await bare.leaderOf('reactor');
      if (leader?.of === 'one') await bare.kill(leader.pid);
      return leader?.of === 'other';
    };
    await waitUntil('the other leads', killOne);
    // PostgreSQL releases the lock before the former leader notices. Until then it may repeat commands, without an effect.
    let last = 20;
    const otherGives = async () => {
      last += 1;
      await ask(last, last);
      await through();
      return executed.at(-1)!.by === 'other';
    };
    await waitUntil('the other gives what is asked from then on', otherGives);
    expect(await loadResults()).toEqual(numbers(last));
  });
});
