import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { CommandBus } from '@nestjs/cqrs';
import { BareStore } from '../../../test/support/bare-store.js';
import { waitUntil } from '../../../test/support/until.js';
import type { DomainEvent } from '../../kernel/event.js';
import { Leader } from '../concurrency/leader.js';
import { enrolConsumer } from '../feed/checkpoints.js';
import { Sequencer } from '../store/sequencer.js';
import { PolicyReader } from './policy-reader.js';

type Asked = DomainEvent<'Asked', { readonly n: number }>;

/** A command of the policy. */
interface Executed {
  readonly key: string;
  readonly n: number;
}

let bare: BareStore;
let sequencer: Sequencer;
let leader: Leader;
let reader: PolicyReader;
/** Commands that were attempted, and commands that succeeded. */
let tried: Executed[];
let done: Executed[];
let handle: (command: Executed) => Promise<void>;
let tests = 0;

beforeAll(async () => {
  Logger.overrideLogger(false);
  bare = await BareStore.open('parking');
  sequencer = new Sequencer(bare.pool, bare.store);
  sequencer.start();
  leader = new Leader(bare.pool, 'reactor');
});
beforeEach(async () => {
  tests += 1;
  tried = [];
  done = [];
  handle = async () => undefined;
  const execute = async (command: Executed) => {
    tried.push(command);
    await handle(command);
    done.push(command);
  };
  const on = {
    Asked: ({ streamId, data: { n } }: { streamId: string; data: Asked['data'] }) =>
      streamId.startsWith(`${tests}-`) ? { key: streamId.slice(`${tests}-`.length), n } : null,
  };
  const policy = { name: `answer-${tests}`, on };
  reader = new PolicyReader(bare.pool, bare.clock, { execute } as unknown as CommandBus, policy, leader);
  await enrolConsumer(bare.pool, policy.name, bare.clock.now());
});
afterAll(async () => {
  leader.resign();
  await sequencer.stop();
  await bare.close();
});

const ask = (member: string, ...numbers: number[]) =>
  bare.append(`${tests}-${member}`, ...numbers.map((n) => ({ type: 'Asked', data: { n } })));
const advance = async () => {
  await bare.sequenced();
  return reader.advance(null, (after) => bare.feed.read(after, 2000, reader.types));
};
const takeParked = () => reader.takeParked(`${tests}-ill`);
const doneFor = (member: string) => done.filter(({ key }) => key === member).map(({ n }) => n);
const letters = async () => {
  const { rows } = await bare.pool.query(
    `select (e.data->>'n')::int as n, d.error, d.attempts, d.outcome from store.dead_letters d
       join store.event_log l using (seq) join store.events e using (epoch, xid, ordinal)
      where d.reader = $1 order by d.seq`,
    [reader.name],
  );
  return rows;
};
const held = (n: number) => ({ n, error: null, attempts: 0, outcome: null });
const failOn = (bad: number) => async (command: Executed) => {
  if (command.key === 'ill' && command.n === bad) throw new RangeError('no such member');
};
/** Appends events of a member whose second command always fails, and of one whose commands succeed. */
const poisoned = async () => {
  handle = failOn(2);
  await ask('ill', 1, 2);
  await ask('well', 1);
  await ask('ill', 3);
  await advance();
};

describe('a command that always fails', () => {
  it('parks its event and later ones of its key after three attempts', async () => {
    await poisoned();
    expect(tried.filter(({ key, n }) => key === 'ill' && n === 2)).toHaveLength(3);
    expect(await letters()).toEqual([
      { n: 2, error: 'RangeError: no such member', attempts: 3, outcome: null },
      held(3),
    ]);
    await ask('ill', 4);
    await ask('well', 2);
    expect((await advance())?.through).toBe(await bare.feed.head());
    expect((await letters()).slice(1)).toEqual([held(3), held(4)]);
    expect([doneFor('ill'), doneFor('well')]).toEqual([[1], [1, 2]]);
  });

  it('succeeds in order with later events once the error is fixed', async () => {
    await poisoned();
    handle = async () => undefined;
    expect(await takeParked()).toBe(0);
    await ask('ill', 4);
    await advance();
    expect(doneFor('ill')).toEqual([1, 2, 3, 4]);
    expect((await letters()).map(({ outcome }) => outcome)).toEqual(['taken', 'taken']);
  });

  it('stays parked with later events while the error remains', async () => {
    await poisoned();
    expect(await takeParked()).toBe(2);
    expect((await letters()).map(({ attempts }) => attempts)).toEqual([4, 0]);
    expect(doneFor('ill')).toEqual([1]);
  });

  it('accepts new events of its key while parked events are retried', async () => {
    await poisoned();
    let goOn: () => void = () => undefined;
    const isAtWork = new Promise<void>((resolve) => (goOn = resolve));
    handle = ({ key, n }) => (key === 'well' && n === 2 ? isAtWork : Promise.resolve());
    await ask('ill', 4);
    await ask('well', 2);
    const advancing = advance();
    await waitUntil('the reader is at its work', () => tried.some(({ key, n }) => key === 'well' && n === 2));
    expect(await takeParked()).toBe(0);
    goOn();
    await advancing;
    expect((await letters()).filter(({ outcome }) => outcome === null)).toEqual([]);
    expect(doneFor('ill')).toEqual([1, 2, 3, 4]);
  });
});

describe('a fault of the moment', () => {
  it.each([
    ['a mail server that does not command', Object.assign(new Error('connect'), { code: 'ECONNREFUSED', errno: -111 })],
    ['a deadlock', Object.assign(new Error('deadlock'), { code: '40P01', severity: 'ERROR' })],
    ['a connection that is killed', new Error('Connection terminated unexpectedly')],
  ])('(%s) parks nothing, and the command is retried', async (_, fault) => {
    handle = async () => {
      throw fault;
    };
    await ask('well', 1, 2);
    await expect(advance()).rejects.toBe(fault);
    handle = async () => undefined;
    await advance();
    expect(await letters()).toEqual([]);
    expect(doneFor('well')).toEqual([1, 2]);
  });

  it('keeps parked events as they are', async () => {
    await poisoned();
    handle = async () => {
      throw new Error('Connection terminated unexpectedly');
    };
    await expect(takeParked()).rejects.toThrow('terminated');
    expect((await letters()).map(({ attempts, outcome }) => [attempts, outcome])).toEqual([
      [3, null],
      [0, null],
    ]);
  });
});
