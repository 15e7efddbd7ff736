import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { CommandBus } from '@nestjs/cqrs';
import { BareStore } from '../../../test/support/bare-store.js';
import { until } from '../../../test/support/until.js';
import type { DomainEvent } from '../../kernel/event.js';
import { Leader } from '../concurrency/leader.js';
import { enrol } from '../feed/checkpoints.js';
import { Sequencer } from '../store/sequencer.js';
import { PolicyReader } from './policy-reader.js';

type Asked = DomainEvent<'Asked', { readonly n: number }>;

/** A command of the policy. */
interface Answer {
  readonly key: string;
  readonly n: number;
}

let bare: BareStore;
let sequencer: Sequencer;
let leader: Leader;
let reader: PolicyReader;
/** Every command that was tried, and those that were carried out. */
let tried: Answer[];
let done: Answer[];
let handle: (answer: Answer) => Promise<void>;
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
  const execute = async (answer: Answer) => {
    tried.push(answer);
    await handle(answer);
    done.push(answer);
  };
  const on = {
    Asked: ({ streamId, data: { n } }: { streamId: string; data: Asked['data'] }) =>
      streamId.startsWith(`${tests}-`) ? { key: streamId.slice(`${tests}-`.length), n } : null,
  };
  const policy = { name: `answer-${tests}`, on };
  reader = new PolicyReader(bare.pool, bare.clock, { execute } as unknown as CommandBus, policy, leader);
  await enrol(bare.pool, policy.name, bare.clock.now());
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
const failOn = (bad: number) => async (answer: Answer) => {
  if (answer.key === 'ill' && answer.n === bad) throw new RangeError('no such member');
};
/** A member whose second command always fails, and one whose never do. */
const poisoned = async () => {
  handle = failOn(2);
  await ask('ill', 1, 2);
  await ask('well', 1);
  await ask('ill', 3);
  await advance();
};

describe('a command that always fails', () => {
  it('is parked after three tries with all that follow of its key; others go on', async () => {
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

  it('is given with all that follow, in order, once the fault is mended', async () => {
    await poisoned();
    handle = async () => undefined;
    expect(await takeParked()).toBe(0);
    await ask('ill', 4);
    await advance();
    expect(doneFor('ill')).toEqual([1, 2, 3, 4]);
    expect((await letters()).map(({ outcome }) => outcome)).toEqual(['taken', 'taken']);
  });

  it('stays parked with all that follow while it is not mended', async () => {
    await poisoned();
    expect(await takeParked()).toBe(2);
    expect((await letters()).map(({ attempts }) => attempts)).toEqual([4, 0]);
    expect(doneFor('ill')).toEqual([1]);
  });

  it('lets through what comes while it is taken up', async () => {
    await poisoned();
    let goOn: () => void = () => undefined;
    const isAtWork = new Promise<void>((resolve) => (goOn = resolve));
    handle = ({ key, n }) => (key === 'well' && n === 2 ? isAtWork : Promise.resolve());
    await ask('ill', 4);
    await ask('well', 2);
    const advancing = advance();
    await until('the reader is at its work', () => tried.some(({ key, n }) => key === 'well' && n === 2));
    expect(await takeParked()).toBe(0);
    goOn();
    await advancing;
    expect((await letters()).filter(({ outcome }) => outcome === null)).toEqual([]);
    expect(doneFor('ill')).toEqual([1, 2, 3, 4]);
  });
});

describe('a fault of the moment', () => {
  it.each([
    ['a mail server that does not answer', Object.assign(new Error('connect'), { code: 'ECONNREFUSED', errno: -111 })],
    ['a deadlock', Object.assign(new Error('deadlock'), { code: '40P01', severity: 'ERROR' })],
    ['a connection that is killed', new Error('Connection terminated unexpectedly')],
  ])('(%s) parks nothing; the command is given again', async (_, fault) => {
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

  it('while parked facts are taken up keeps them as they are', async () => {
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
