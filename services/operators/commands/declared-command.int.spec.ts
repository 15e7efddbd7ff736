import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Injectable, Module } from '@nestjs/common';
import { IsInt, IsOptional, IsString } from 'class-validator';
import { type Console, consolesOf } from '../../../test/support/console.js';
import { openShop, type TestShop } from '../../../test/support/shop.js';
import { accept, type Refusal, refuse } from '../../kernel/decision.js';
import type { DomainEvent } from '../../kernel/event.js';
import type { Role } from '../../platform/console-api/access/operator.js';
import { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import type { CommandTarget, Keeping } from '../../platform/console-api/commands/command-target.js';
import { operatorCommand, operatorCreation } from '../../platform/console-api/commands/declared-command.js';
import { buildFieldError, INVALID, RefusedError } from '../../platform/http/responses/envelope.js';
import { operatorsPart } from '../index.js';

const FOUR_EYES = 100_000;

class FillRequest extends CommandRequest {
  @IsInt()
  sweets!: number;
}

class NewJarRequest extends CommandRequest {
  @IsOptional()
  @IsString()
  label?: string;
}

type Filled = DomainEvent<'Filled', { readonly sweets: number }>;
type JarRefusal = Refusal<'TooMany' | 'LabelTaken'>;

/** The number of sweets in each jar, by id. */
const jars = new Map<string, number>();
const steps: string[] = [];

@Injectable()
class JarTarget implements CommandTarget<number, Filled, JarRefusal, object> {
  locksOf(id: string) {
    return [`jar-${id}`];
  }

  async load(_: unknown, id: string) {
    const state = jars.get(id);
    return state === undefined ? null : { state, version: null };
  }

  keep({ id, loaded }: Keeping<number>, events: readonly Filled[]) {
    steps.push('keep');
    const sweets = events.reduce((sum, { data }) => sum + data.sweets, loaded?.state ?? 0);
    jars.set(id, sweets);
    return sweets;
  }

  auditedOf(sweets: number) {
    return { sweets };
  }

  refused({ code }: JarRefusal) {
    return new RefusedError(400, buildFieldError('sweets', { ...INVALID, en: code }));
  }

  async show(id: string) {
    return { id, sweets: jars.get(id) };
  }
}

@Injectable()
class Shelf {
  readonly capacity = 900_000;
}

const filled = (sweets: number) => accept<Filled>({ type: 'Filled', data: { sweets } });

const fill = operatorCommand({
  route: 'POST jars/:id/fill',
  permission: 'serve-members',
  request: FillRequest,
  uses: { shelf: Shelf },
  prepare: ({ request, services }) => {
    if (request.sweets === 0) throw new RefusedError(400, buildFieldError('sweets', INVALID));
    return { capacity: services.shelf.capacity };
  },
  target: JarTarget,
  facts: (present, { prepared }) => {
    steps.push('facts');
    return { room: prepared.capacity - present };
  },
  decide: (_, { request, facts }) => {
    steps.push('decide');
    return request.sweets > facts.room ? refuse({ code: 'TooMany' }) : filled(request.sweets);
  },
  limits: {
    secondOperator: ({ state, decided }) => {
      steps.push('limits');
      const [{ data }] = decided.events as readonly [Filled];
      return { worth: { value: data.sweets, unit: 'points' }, binds: { state } };
    },
    dailyCap: 'grants',
  },
  apply: () => {
    steps.push('apply');
    return [{ type: 'Filled', data: { sweets: 1 } }];
  },
  audit: ({ request, state }) => ({
    amount: { value: request.sweets, unit: 'points' },
    changes: { before: [null, state] },
  }),
  after: async (state) => void steps.push(`after ${state}`),
});

const empty = operatorCommand({
  route: 'POST jars/:id/empty',
  permission: 'run-shop',
  request: CommandRequest,
  uses: { jars: JarTarget },
  target: ({ services }) => services.jars,
  decide: (sweets) => filled(-sweets),
});

const addJar = operatorCreation({
  route: 'POST jars',
  permission: 'run-shop',
  request: NewJarRequest,
  target: JarTarget,
  decide: () => filled(0),
});

const addLabelledJar = operatorCreation({
  route: 'POST labelled-jars',
  permission: 'run-shop',
  request: NewJarRequest,
  target: JarTarget,
  chosenId: ({ request }) => request.label ?? '',
  decide: (before) => (before === null ? filled(0) : refuse({ code: 'LabelTaken' })),
});

@Module({ controllers: [fill, empty, addJar, addLabelledJar], providers: [JarTarget, Shelf] })
class JarsModule {}

let shop: TestShop;
let consoles: Record<Role | 'nobody', Console>;

beforeAll(async () => {
  shop = await openShop([operatorsPart, { name: 'jars', module: JarsModule }]);
  consoles = await consolesOf(shop);
});
afterAll(() => shop?.close());
beforeEach(async () => {
  jars.clear();
  jars.set('1', 10);
  steps.length = 0;
  await shop.pool.query('alter table operators.audit_trail disable trigger all; delete from operators.audit_trail');
  await shop.pool.query('alter table operators.audit_trail enable trigger all');
  await shop.pool.query('delete from operators.sums_of_days');
});

const fillWith = (sweets: number, by = consoles.support) => by.post('jars/1/fill', { reason: 'kind', sweets });
const entries = async () =>
  (
    await shop.pool.query(
      `select resource || '/' || resource_id || ' ' || command || ' ' || outcome as line, amount::int, unit, changes,
              approved_by is not null as "isApproved"
         from operators.audit_trail where once is null and resource <> 'approvals' order by id`,
    )
  ).rows;

describe('a declared command', () => {
  it('runs the members of its declaration in their order', async () => {
    expect((await fillWith(5)).body).toEqual({ id: '1', sweets: 16 });
    expect(steps).toEqual(['facts', 'decide', 'limits', 'apply', 'keep', 'after 10']);
  });

  it('records its amount and changes besides those of its target', async () => {
    await fillWith(5);
    const changes = { sweets: [10, 16], before: [null, 10] };
    expect(await entries()).toEqual([
      { line: 'jars/1 fill done', amount: 5, unit: 'points', changes, isApproved: false },
    ]);
  });

  it('writes nothing if its rule refuses', async () => {
    expect((await fillWith(950_000)).status).toBe(400);
    expect([steps, jars.get('1')]).toEqual([['facts', 'decide'], 10]);
    expect((await entries()).map(({ line }) => line)).toEqual(['jars/1 fill TooMany']);
  });

  it('waits for a second operator above the limit and is carried out once they agree', async () => {
    expect((await fillWith(FOUR_EYES)).status).toBe(400);
    expect([steps, jars.get('1')]).toEqual([['facts', 'decide', 'limits'], 10]);
    const [{ id }] = (await consoles.finance.get('approvals?range=[0,0]')).body;
    await consoles.finance.post(`approvals/${id}/approve`, { reason: 'fine' });
    expect((await fillWith(FOUR_EYES)).status).toBe(200);
    expect((await entries()).map(({ line, isApproved }) => [line, isApproved])).toEqual([
      ['jars/1 fill NeedsApproval', false],
      ['jars/1 fill done', true],
    ]);
  });

  it('refuses more than its daily cap', async () => {
    let refused = null;
    for (let i = 0; i < 20 && refused === null; i++) {
      const { status } = await fillWith(40_000);
      if (status !== 200) refused = i;
    }
    expect(refused).toBeGreaterThan(0);
    expect((await entries()).at(-1)!.line).toBe('jars/1 fill OverDailyCap');
  });

  it('leaves no audit entry when its preparation refuses', async () => {
    expect((await fillWith(0)).status).toBe(400);
    expect([steps, await entries()]).toEqual([[], []]);
  });

  it('finds its target by a function of the command', async () => {
    expect((await consoles.owner.post('jars/1/empty', { reason: 'clean' })).body).toEqual({ id: '1', sweets: 0 });
    expect((await consoles.support.post('jars/1/empty', { reason: 'clean' })).status).toBe(403);
    expect((await consoles.owner.post('jars/2/empty', { reason: 'clean' })).status).toBe(404);
  });
});

describe('a declared creation', () => {
  it('gets a new id', async () => {
    const { body } = await consoles.owner.post('jars', { reason: 'more' });
    expect(jars.get(body.id)).toBe(0);
    expect((await entries()).map(({ line }) => line)).toEqual([`jars/${body.id} create done`]);
  });

  it('uses the id that its request chooses, and records it for a refusal', async () => {
    const { body } = await consoles.owner.post('labelled-jars', { reason: 'more', label: 'mint' });
    expect(body).toEqual({ id: 'mint', sweets: 0 });
    expect((await consoles.owner.post('labelled-jars', { reason: 'more', label: 'mint' })).status).toBe(400);
    expect((await entries()).map(({ line }) => line)).toEqual([
      'labelled-jars/mint create done',
      'labelled-jars/mint create LabelTaken',
    ]);
  });
});
