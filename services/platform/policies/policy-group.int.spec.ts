import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { CommandBus } from '@nestjs/cqrs';
import { BareStore } from '../../../test/support/bare-store.js';
import { waitUntil } from '../../../test/support/until.js';
import type { AnyPolicy } from '../../kernel/policy.js';
import { Sequencer } from '../store/sequencer.js';
import { Reactor } from './reactor.js';

/** The command of the policies. */
interface Executed {
  readonly by: string;
  readonly n: number;
}

const POLICIES = ['to-one', 'to-two', 'to-three'] as const;

let bare: BareStore;
let sequencer: Sequencer;
let reactor: Reactor;
let executed: Executed[];
/** Work that the command of a policy waits for. */
let work: (command: Executed) => Promise<void>;

/** Each policy has an event type of its own and one that all share. */
const policies = POLICIES.map((name) => {
  const command = ({ data }: { data: unknown }) => ({ by: name, n: (data as { n: number }).n });
  return { name, isLedger: true, on: { [name]: command, ToAll: command } } as unknown as AnyPolicy;
});
const commands = {
  execute: async (command: Executed) => {
    executed.push(command);
    await work(command);
  },
} as unknown as CommandBus;

beforeAll(async () => {
  Logger.overrideLogger(false);
  bare = await BareStore.open('group');
  sequencer = new Sequencer(bare.pool, bare.store);
  sequencer.start();
});
beforeEach(async () => {
  executed = [];
  work = async () => undefined;
  reactor = new Reactor(bare.pool, bare.feed, bare.clock, commands, policies);
  await reactor.start();
});
afterEach(() => reactor.stop());
afterAll(async () => {
  await sequencer.stop();
  await bare.close();
});

let streams = 0;
const append = (type: string, ...numbers: number[]) => {
  streams += 1;
  return bare.append(`stream-${streams}`, ...numbers.map((n) => ({ type, data: { n } })));
};
const seqOf = async (reader: string): Promise<number> =>
  (await bare.pool.query<{ seq: number }>('select seq from store.checkpoints where reader = $1', [reader])).rows[0]!
    .seq;
const through = async (...names: readonly string[]) => {
  await bare.sequenced();
  const head = await bare.feed.head();
  await waitUntil(`${names} are through`, async () => (await Promise.all(names.map(seqOf))).every((at) => at === head));
};
const executedBy = (name: string) => executed.filter(({ by }) => by === name).map(({ n }) => n);

describe('policies that follow together', () => {
  it('skip events of other types together and reach one number', async () => {
    await append('ToNobody', 1, 2, 3);
    await through(...POLICIES);
    expect(executed).toEqual([]);
  });

  it('process their own and shared events in order', async () => {
    await append('to-one', 1, 2);
    await append('to-two', 3);
    await append('ToAll', 4);
    await append('to-one', 5);
    await through(...POLICIES);
    expect(POLICIES.map(executedBy)).toEqual([[1, 2, 4, 5], [3, 4], [4]]);
  });

  it('do not wait for a slow command of another policy', async () => {
    let finish = (): void => undefined;
    const long = new Promise<void>((resolve) => {
      finish = resolve;
    });
    work = ({ by }) => (by === 'to-one' ? long : Promise.resolve());
    await append('to-one', 1);
    await waitUntil('it is at work', async () => executed.length === 1);
    const behind = await seqOf('to-one');
    await append('ToAll', 2);
    await through('to-two', 'to-three');
    expect(POLICIES.map(executedBy)).toEqual([[1], [2], [2]]);
    expect(await seqOf('to-one')).toBe(behind);
    finish();
    await through(...POLICIES);
    expect(executedBy('to-one')).toEqual([1, 2]);
  });

  it('do not wait for a failing policy, which retries', async () => {
    let failures = 3;
    work = async ({ by }) => {
      if (by === 'to-two' && failures-- > 0)
        throw Object.assign(new Error('the connection is gone'), { code: '08006' });
    };
    await append('ToAll', 1);
    await through(...POLICIES);
    expect(POLICIES.map(executedBy)).toEqual([[1], [1, 1, 1, 1], [1]]);
  });

  it('finish commands in progress when they are stopped', async () => {
    let done = false;
    work = async () => {
      await new Promise((resolve) => setImmediate(resolve));
      await bare.pool.query('select pg_sleep(0.3)');
      done = true;
    };
    await append('to-three', 1);
    await waitUntil('it is at work', async () => executed.length === 1);
    await reactor.stop();
    expect(done).toBe(true);
    expect(await seqOf('to-three')).toBe(await bare.feed.head());
  });
});
