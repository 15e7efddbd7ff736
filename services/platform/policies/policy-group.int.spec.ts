import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { CommandBus } from '@nestjs/cqrs';
import { BareStore } from '../../../test/support/bare-store.js';
import { until } from '../../../test/support/until.js';
import type { AnyPolicy } from '../../kernel/policy.js';
import { Sequencer } from '../store/sequencer.js';
import { Reactor } from './reactor.js';

/** A command of a policy. */
interface Answer {
  readonly by: string;
  readonly n: number;
}

const POLICIES = ['to-one', 'to-two', 'to-three'] as const;

let bare: BareStore;
let sequencer: Sequencer;
let reactor: Reactor;
let given: Answer[];
/** What a policy's command does before it is done. */
let work: (answer: Answer) => Promise<void>;

/** Each has a type of fact that is its own, and one that is everybody's. */
const policies = POLICIES.map((name) => {
  const answer = ({ data }: { data: unknown }) => ({ by: name, n: (data as { n: number }).n });
  return { name, isLedger: true, on: { [name]: answer, ToAll: answer } } as unknown as AnyPolicy;
});
const commands = {
  execute: async (answer: Answer) => {
    given.push(answer);
    await work(answer);
  },
} as unknown as CommandBus;

beforeAll(async () => {
  Logger.overrideLogger(false);
  bare = await BareStore.open('group');
  sequencer = new Sequencer(bare.pool, bare.store);
  sequencer.start();
});
beforeEach(async () => {
  given = [];
  work = async () => undefined;
  reactor = new Reactor(bare.pool, bare.feed, bare.clock, commands, policies);
  await reactor.start();
});
afterEach(() => reactor.stop());
afterAll(async () => {
  await sequencer.stop();
  await bare.close();
});

let told = 0;
const tell = (type: string, ...numbers: number[]) => {
  told += 1;
  return bare.append(`stream-${told}`, ...numbers.map((n) => ({ type, data: { n } })));
};
const placeOf = async (reader: string): Promise<number> =>
  (await bare.pool.query<{ seq: number }>('select seq from store.checkpoints where reader = $1', [reader])).rows[0]!
    .seq;
const through = async (...names: readonly string[]) => {
  await bare.sequenced();
  const head = await bare.feed.head();
  await until(`${names} are through`, async () => (await Promise.all(names.map(placeOf))).every((at) => at === head));
};
const givenBy = (name: string) => given.filter(({ by }) => by === name).map(({ n }) => n);

describe('policies that follow together', () => {
  it('pass together what none of them has to do with, and stand at one number', async () => {
    await tell('ToNobody', 1, 2, 3);
    await through(...POLICIES);
    expect(given).toEqual([]);
  });

  it('do each its own, in order, and all what is everybody’s', async () => {
    await tell('to-one', 1, 2);
    await tell('to-two', 3);
    await tell('ToAll', 4);
    await tell('to-one', 5);
    await through(...POLICIES);
    expect(POLICIES.map(givenBy)).toEqual([[1, 2, 4, 5], [3, 4], [4]]);
  });

  it('do not wait for one whose command takes long', async () => {
    let finish = (): void => undefined;
    const long = new Promise<void>((resolve) => {
      finish = resolve;
    });
    work = ({ by }) => (by === 'to-one' ? long : Promise.resolve());
    await tell('to-one', 1);
    await until('it is at work', async () => given.length === 1);
    const behind = await placeOf('to-one');
    await tell('ToAll', 2);
    await through('to-two', 'to-three');
    expect(POLICIES.map(givenBy)).toEqual([[1], [2], [2]]);
    expect(await placeOf('to-one')).toBe(behind);
    finish();
    await through(...POLICIES);
    expect(givenBy('to-one')).toEqual([1, 2]);
  });

  it('do not wait for one that fails, and it tries again', async () => {
    let failures = 3;
    work = async ({ by }) => {
      if (by === 'to-two' && failures-- > 0)
        throw Object.assign(new Error('the connection is gone'), { code: '08006' });
    };
    await tell('ToAll', 1);
    await through(...POLICIES);
    expect(POLICIES.map(givenBy)).toEqual([[1], [1, 1, 1, 1], [1]]);
  });

  it('have finished what is under way once they are stopped', async () => {
    let done = false;
    work = async () => {
      await new Promise((resolve) => setImmediate(resolve));
      await bare.pool.query('select pg_sleep(0.3)');
      done = true;
    };
    await tell('to-three', 1);
    await until('it is at work', async () => given.length === 1);
    await reactor.stop();
    expect(done).toBe(true);
    expect(await placeOf('to-three')).toBe(await bare.feed.head());
  });
});
