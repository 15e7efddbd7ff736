import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { CommandBus } from '@nestjs/cqrs';
import { BareStore, versionOf } from '../../../test/support/bare-store.js';
import { until } from '../../../test/support/until.js';
import type { DomainEvent } from '../../kernel/event.js';
import type { Policy } from '../../kernel/policy.js';
import { DAY_MS } from '../../kernel/time.js';
import { Sequencer } from '../store/sequencer.js';
import { Reactor } from './reactor.js';

type Asked = DomainEvent<'Asked', { readonly n: number; readonly idle?: boolean }>;

/** What a policy has to be done, once for each command id. */
interface Answer {
  readonly n: number;
  readonly commandId: string;
}

let bare: BareStore;
let other: BareStore;
let sequencer: Sequencer;
let policy: Policy<Asked>;
let policies = 0;
/** Every command that was given, as often as it was given, and by whom. */
let given: (Answer & { by: string })[];
/** A fault that the handler meets before its work, or behind it. */
let fault: (answer: Answer, moment: 'before' | 'behind') => void;
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
  given = [];
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

/** The handler: the answer's key makes a second command of one id do nothing. */
const handle = async (process: BareStore, by: string, answer: Answer): Promise<void> => {
  given.push({ ...answer, by });
  fault(answer, 'before');
  const slot = { key: answer.commandId, payloadHash: '', render: () => ({ state: 200, body: '' }) };
  await process.store.once(slot, [stream()], async (tx) => {
    const append = { streamId: stream(), expectedVersion: await versionOf(tx, stream()), partitionKey: '' };
    const events = [{ type: 'Answered', data: { n: answer.n } }];
    tx.append({ commandId: answer.commandId, actor: `policy:${policy.name}` }, { ...append, events });
  });
  fault(answer, 'behind');
};
const start = async (process: BareStore, by = 'one'): Promise<void> => {
  const bus = { execute: (answer: Answer) => handle(process, by, answer) } as unknown as CommandBus;
  const reactor = new Reactor(process.pool, process.feed, process.clock, bus, [policy]);
  await reactor.start();
  running.push(reactor);
};
const ask = (from: number, to: number) => {
  const asked = Array.from({ length: to - from + 1 }, (_, i) => ({ type: 'Asked', data: { n: from + i } }));
  return bare.append(`questions-${policies}`, ...asked);
};
const numbers = (to: number) => Array.from({ length: to }, (_, i) => i + 1);
const answered = async () => (await bare.factsOf(stream())).map((event) => (event.data as { n: number }).n);
/** Waits until the policy has gone through the whole log. */
const through = async () => {
  await bare.sequenced();
  const at = 'select from store.checkpoints where reader = $1 and seq = (select seq from store.sequencer)';
  await until('the policy is through', async () => (await bare.pool.query(at, [policy.name])).rowCount === 1);
};
/** The answers of this test's own questions; a new policy begins with all that was asked today. */
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
    expect(await answered()).toEqual(expected);

    await running.pop()!.stop();
    await ask(5, 5);
    await bare.sequenced();
    bare.clock.advance(2 * DAY_MS);
    await start(bare);
    await through();
    expect(await answered()).toEqual([...expected, 5]);
  });
});

describe('the reactor', () => {
  beforeEach(skipEarlier);

  it('gives one command for each fact, in order, with an id from the policy and the fact', async () => {
    await start(bare);
    await ask(1, 250);
    await until('all is answered', async () => (await answered()).length === 250);
    expect(await answered()).toEqual(numbers(250));
    const { rows } = await bare.pool.query(
      'select event_id from store.events where stream_id = $1 order by stream_version',
      [`questions-${policies}`],
    );
    expect(given.map(({ commandId }) => commandId)).toEqual(rows.map((row) => `${policy.name}/${row.event_id}`));
  });

  it('passes facts that nothing is to be done about', async () => {
    await start(bare);
    await bare.append('idle', { type: 'Asked', data: { n: 0, idle: true } }, { type: 'Noted', data: {} });
    await through();
    expect(given).toEqual([]);
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
      expect(given.length).toBeGreaterThan(10);
      expect(await answered()).toEqual(numbers(10));
    },
  );

  it('that dies between a command and the checkpoint does it no second time', async () => {
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
    expect(given.map(({ n }) => n)).toEqual([...numbers(5), ...numbers(5), ...numbers(5), ...numbers(5)]);
    expect(await answered()).toEqual(numbers(5));
  });

  it('is led by one of two; when its connection dies the other goes on where it was', async () => {
    await start(bare, 'one');
    await until('one leads', async () => (await bare.leaderOf('reactor'))?.of === 'one');
    await start(other, 'other');
    await ask(1, 20);
    await through();
    expect(new Set(given.map(({ by }) => by))).toEqual(new Set(['one']));
    const killOne = async () => {
      const leader = await bare.leaderOf('reactor');
      if (leader?.of === 'one') await bare.kill(leader.pid);
      return leader?.of === 'other';
    };
    await until('the other leads', killOne);
    // PostgreSQL lets go of the lock before the one that led hears of it: until then it may give some more, done once all the same.
    let asked = 20;
    const otherGives = async () => {
      asked += 1;
      await ask(asked, asked);
      await through();
      return given.at(-1)!.by === 'other';
    };
    await until('the other gives what is asked from then on', otherGives);
    expect(await answered()).toEqual(numbers(asked));
  });
});
