import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Module } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type Console, consolesOf } from '../../../test/support/console.js';
import { openShop, type TestShop } from '../../../test/support/shop.js';
import { waitUntil } from '../../../test/support/until.js';
import type { Due } from '../../kernel/timer.js';
import { operatorsPart } from '../../operators/index.js';
import type { Role } from '../../platform/console-api/access/operator.js';
import { DeadlineRunner } from '../../platform/deadlines/deadline-runner.js';
import { Scheduler } from '../../platform/deadlines/scheduler.js';
import type { Part } from '../../platform/part.js';
import { EventStore } from '../../platform/store/event-store.js';
import { monitoringPart } from '../index.js';

let faulty = false;

class Ring extends Command<number> {
  constructor(readonly due: readonly Due[]) {
    super();
  }
}

@CommandHandler(Ring)
class RingHandler implements ICommandHandler<Ring> {
  constructor(private readonly store: EventStore) {}

  async execute({ due }: Ring): Promise<number> {
    if (faulty) throw new RangeError('the bell is broken');
    await this.store.transact([], async (tx) => tx.clearDeadline(...due.map((one) => ({ ...one, kind: 'ring' }))));
    return due.length;
  }
}

class Wind extends Command<void> {}

@CommandHandler(Wind)
class WindHandler implements ICommandHandler<Wind> {
  async execute(): Promise<void> {
    if (faulty) throw new RangeError('the spring is broken');
  }
}

@Module({ providers: [RingHandler, WindHandler] })
class ClockModule {}

const clockPart: Part = {
  name: 'clocks',
  module: ClockModule,
  timers: [{ kind: 'ring', command: (due) => new Ring(due) }],
  schedule: [{ every: 'minute', command: () => new Wind() }],
};

let shop: TestShop;
let consoles: Record<Role | 'nobody', Console>;

beforeAll(async () => {
  shop = await openShop([operatorsPart, monitoringPart, clockPart]);
  consoles = await consolesOf(shop);
});
afterAll(async () => {
  await shop?.app.get(DeadlineRunner).stop();
  await shop?.close();
});

const job = async (name: string) => (await consoles.owner.get(`jobs/${name}`)).body;
const deadline = (ref: string, dueAt: Date) =>
  shop.app
    .get(EventStore)
    .transact([], async (tx) => tx.setDeadline({ kind: 'ring', streamId: 'bell', ref, owner: '', dueAt }));

describe('the jobs', () => {
  it('include every timer and scheduled command, with the number of due items', async () => {
    const now = shop.clock.now();
    await deadline('past', new Date(now.getTime() - 1000));
    await deadline('future', new Date(now.getTime() + 60_000));
    const { headers, body } = await consoles.finance.get('jobs');
    expect(headers['content-range']).toBe('jobs 0-5/6');
    expect(body.map(({ id }: { id: string }) => id)).toEqual([
      ...['EmitCanary', 'NoteCommonGrams', 'ReconcileProjections', 'ring', 'RotateSecret', 'Wind'],
    ]);
    expect(body[3]).toEqual({
      id: 'ring',
      kind: 'timer',
      state: 'never',
      ran_at: null,
      took_ms: null,
      settled: null,
      due: 1,
      failing: 0,
      next_due_at: '2026-01-15T11:59:59.000+09:00',
      last_error: null,
      failed_at: null,
    });
    expect(body[5]).toMatchObject({ kind: 'minute', due: null, next_due_at: '2026-01-15T12:01:00.000+09:00' });
    expect((await consoles.owner.get('jobs/nothing')).status).toBe(404);
    expect((await consoles.support.get('jobs')).status).toBe(403);
  });

  it('show the last error, and the recovery after it', async () => {
    const deadlineScheduler = shop.app.get(DeadlineRunner);
    faulty = true;
    deadlineScheduler.start();
    const failed = await waitUntil('the job fails', async () => {
      const seen = await job('ring');
      return seen.state === 'failing' && seen;
    });
    expect(failed).toMatchObject({
      last_error: 'RangeError: the bell is broken',
      failed_at: '2026-01-15T12:00:00.000+09:00',
      due: 1,
    });
    faulty = false;
    shop.clock.pass(1000);
    deadlineScheduler.wake();
    const recovered = await waitUntil('the job has recovered', async () => {
      const seen = await job('ring');
      return seen.state === 'fine' && seen;
    });
    expect(recovered).toMatchObject({
      ran_at: '2026-01-15T12:00:01.000+09:00',
      settled: 1,
      due: 0,
      next_due_at: '2026-01-15T12:01:00.000+09:00',
      last_error: 'RangeError: the bell is broken',
    });
    await deadlineScheduler.stop();
  });

  it('show the result of scheduled commands', async () => {
    const scheduler = shop.app.get(Scheduler);
    scheduler.start();
    await scheduler.minute();
    expect(await job('Wind')).toMatchObject({ state: 'fine', settled: null, last_error: null });
    faulty = true;
    shop.clock.pass(60_000);
    await scheduler.minute();
    scheduler.stop();
    expect(await job('Wind')).toMatchObject({ state: 'failing', last_error: 'RangeError: the spring is broken' });
    expect((await consoles.owner.get('jobs?filter={"state":"failing"}')).body).toHaveLength(1);
  });
});
