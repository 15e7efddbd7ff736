import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Controller, Module, Post } from '@nestjs/common';
import { IsInt } from 'class-validator';
import { type Console, consolesOf, toKeyHeader } from '../../../test/support/console.js';
import { openShop, type TestShop } from '../../../test/support/shop.js';
import { accept, type Refusal, refuse } from '../../kernel/decision.js';
import type { DomainEvent } from '../../kernel/event.js';
import type { Stream } from '../../kernel/stream.js';
import { ForOperators } from '../../platform/console-api/access/for-operators.js';
import type { Role } from '../../platform/console-api/access/operator.js';
import { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import type { CommandTarget, Keeping } from '../../platform/console-api/commands/command-target.js';
import { Commanded, type OperatorCommand } from '../../platform/console-api/commands/operator-command.js';
import { OperatorCommands } from '../../platform/console-api/commands/operator-commands.js';
import { buildFieldError, INVALID, RefusedError } from '../../platform/http/responses/envelope.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { operatorsPart } from '../index.js';

class GiveRequest extends CommandRequest {
  @IsInt()
  sweets!: number;
}

type SweetsAdded = DomainEvent<'SweetsAdded', { readonly sweets: number }>;
type SweetsRefusal = Refusal<'TooMany' | 'Spilt'>;
interface Jar {
  readonly sweets: number;
}

const jarStream: Stream<Jar, SweetsAdded> = {
  prefix: 'sweets',
  events: { SweetsAdded: {} },
  initial: () => ({ sweets: 0 }),
  evolve: ({ sweets }, { data }) => ({ sweets: sweets + data.sweets }),
};

/** The jars `1` and `2`; no other jar exists. */
const jars: CommandTarget<Jar, SweetsAdded, SweetsRefusal, object> = {
  locksOf: (id) => [`sweets-${id}`],
  load: async (tx: StoreTransaction, id) => {
    if (!['1', '2'].includes(id)) return null;
    return tx.load(jarStream, id);
  },
  keep: ({ tx, context, id, loaded }: Keeping<Jar>, events) => {
    tx.append(context, { streamId: `sweets-${id}`, expectedVersion: loaded!.version!, partitionKey: id, events });
    return { sweets: events.reduce((sum, { data }) => sum + data.sweets, loaded!.state.sweets) };
  },
  auditedOf: (jar) => jar,
  refused: ({ code }) => new RefusedError(400, buildFieldError('sweets', { ...INVALID, en: code })),
  show: async (id) => {
    shown += 1;
    return { id, shown };
  },
};

let shown = 0;
let work: () => Promise<SweetsRefusal | null> = async () => null;

@Controller('admin-api/jars')
class JarsController {
  constructor(private readonly commands: OperatorCommands) {}

  @Post(':id/give')
  @ForOperators('serve-members')
  give(@Commanded(GiveRequest) command: OperatorCommand<GiveRequest>) {
    return this.commands.run(command, jars, ({ sweets }) => this.rule(sweets, command.request.sweets));
  }

  @Post(':id/give-slowly')
  @ForOperators('run-shop')
  giveSlowly(@Commanded(GiveRequest) command: OperatorCommand<GiveRequest>) {
    return this.commands.run(command, jars, ({ sweets }) => this.rule(sweets, command.request.sweets), { work });
  }

  private rule(present: number, sweets: number) {
    if (present + sweets > 10) return refuse({ code: 'TooMany' });
    return accept<SweetsAdded>({ type: 'SweetsAdded', data: { sweets } });
  }
}

@Module({ controllers: [JarsController] })
class JarsModule {}

let shop: TestShop;
let consoles: Record<Role | 'nobody', Console>;
let keys = 0;
let key: Record<string, string>;

beforeAll(async () => {
  shop = await openShop([operatorsPart, { name: 'jars', module: JarsModule }]);
  consoles = await consolesOf(shop);
});
afterAll(() => shop?.close());
beforeEach(async () => {
  keys += 1;
  key = toKeyHeader(`a-command-${keys}`);
  work = async () => null;
  await shop.pool.query('alter table operators.audit_trail disable trigger all; delete from operators.audit_trail');
  await shop.pool.query('alter table operators.audit_trail enable trigger all');
  await shop.pool.query(
    "alter table store.events disable trigger all; delete from store.events where stream_id like 'sweets-%'",
  );
  await shop.pool.query('alter table store.events enable trigger all');
});

const give = async (body: object = {}, { headers = key, to = '1', by = consoles.owner, command = 'give' } = {}) => {
  const response = await by.send('POST', `jars/${to}/${command}`, { sweets: 3, reason: 'kind', ...body }, headers);
  return { status: response.status, body: response.body };
};
const countEvents = async (): Promise<number> =>
  (await shop.pool.query("select count(*) as n from store.events where stream_id like 'sweets-%'")).rows[0].n;
const trail = async (): Promise<string[]> => {
  const { rows } = await shop.pool.query(
    `select resource || '/' || resource_id || ' ' || command || ' ' || reason || ' ' || outcome as line
       from operators.audit_trail where once is null order by id`,
  );
  return rows.map(({ line }) => line);
};
const fieldsOf = ({ status, body }: { status: number; body: { errors?: object } }) => [
  status,
  Object.keys(body.errors ?? {}),
];

describe('an operator’s command', () => {
  it('records its reason and changes in the transaction of its events', async () => {
    expect(await give()).toMatchObject({ status: 200, body: { id: '1' } });
    expect(await trail()).toEqual(['jars/1 give kind done']);
    const { rows } = await shop.pool.query('select changes, at from operators.audit_trail');
    const { rows: facts } = await shop.pool.query(
      "select actor, recorded_at from store.events where type = 'SweetsAdded'",
    );
    expect(rows).toEqual([{ changes: { sweets: [0, 3] }, at: facts[0].recorded_at }]);
    expect(facts[0].actor).toMatch(/^operator:/);
  });

  it('changes nothing and is recorded when its rule refuses', async () => {
    expect(fieldsOf(await give({ sweets: 11 }))).toEqual([400, ['sweets']]);
    expect([await countEvents(), await trail()]).toEqual([0, ['jars/1 give kind TooMany']]);
  });

  it('records a command on a missing object, without an invalid id', async () => {
    expect((await give({}, { to: '3' })).status).toBe(404);
    expect((await give({}, { to: 'hanako@example.com', headers: {} })).status).toBe(404);
    expect(await trail()).toEqual(['jars/3 give kind NotFound', 'jars/ give kind NotFound']);
  });

  it('returns 409 for a stale version in the operator’s language, and records it', async () => {
    const stale = await give({ version: 7 }, { headers: { ...key, 'accept-language': 'en' } });
    const version = ['It has changed since you opened it. Reload it, check it, and try again.'];
    expect(stale).toEqual({ status: 409, body: { state: 409, errors: { version } } });
    expect([await countEvents(), await trail()]).toEqual([0, ['jars/1 give kind StaleVersion']]);
    expect((await give({ version: 0 }, { headers: {} })).status).toBe(200);
  });

  it.each([{ reason: ' ' }, { reason: undefined }, { sweets: 'x' }, { version: '1' }])(
    'returns 400 for %j',
    async (fields) => {
      expect((await give(fields)).status).toBe(400);
      expect(await trail()).toEqual([]);
      expect((await give()).status).toBe(200);
    },
  );
});

describe('a command under a key', () => {
  it('executes once, and sends byte-identical responses to repetitions', async () => {
    const first = await give();
    const again = await Promise.all([give(), give(), give()]);
    expect(again).toEqual([first, first, first]);
    expect([await countEvents(), await trail()]).toEqual([1, ['jars/1 give kind done']]);
  });

  it('executes once when sent ten times at once', async () => {
    const responses = await Promise.all(Array.from({ length: 10 }, () => give()));
    expect(responses).toEqual(Array(10).fill(responses[0]));
    expect(responses[0]!.status).toBe(200);
    expect([await countEvents(), await trail()]).toEqual([1, ['jars/1 give kind done']]);
  });

  it('refuses a refused command again, and records it once', async () => {
    const first = await give({ sweets: 11 });
    expect(await give({ sweets: 11 })).toEqual(first);
    expect(await trail()).toEqual(['jars/1 give kind TooMany']);
  });

  it('executes again under another key, or under none', async () => {
    await give();
    await give({}, { headers: toKeyHeader(`another-${keys}`) });
    await give({ sweets: 1 }, { headers: {} });
    await give({ sweets: 1 }, { headers: {} });
    expect(await countEvents()).toBe(4);
  });

  it('refuses a key of another command or another operator', async () => {
    await give();
    const others = [give({ sweets: 4 }), give({}, { to: '2' }), give({}, { by: consoles.support })];
    for (const other of others) expect(fieldsOf(await other)).toEqual([403, ['idempotency_key']]);
    expect([await countEvents(), await trail()]).toEqual([1, ['jars/1 give kind done']]);
  });

  it('executes on one of two objects when both use the same key at once', async () => {
    const responses = await Promise.all([give(), give({}, { to: '2' })]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 403]);
    expect(await countEvents()).toBe(1);
  });

  it('responds to the next request when its process ended before the response', async () => {
    await give();
    await shop.pool.query(`update store.answers set state = 0, body = '1' where key like '%a-command-${keys}'`);
    const first = await give();
    expect(first).toMatchObject({ status: 200, body: { id: '1' } });
    expect(await give()).toEqual(first);
    expect(await countEvents()).toBe(1);
  });

  it.each(['short', 'x'.repeat(65), 'with spaces', "quote'quote"])('refuses a key like %s', async (odd) => {
    expect(fieldsOf(await give({}, { headers: toKeyHeader(odd) }))).toEqual([400, ['idempotency_key']]);
    expect(await countEvents()).toBe(0);
  });
});

describe('a command whose work is longer than a transaction', () => {
  const giveSlowly = (body = {}) => give(body, { command: 'give-slowly' });

  it('records its begin and its end, and responds after the end', async () => {
    const first = await giveSlowly();
    expect(first).toMatchObject({ status: 200, body: { id: '1' } });
    expect(await giveSlowly()).toEqual(first);
    expect(await trail()).toEqual(['jars/1 give-slowly kind begun', 'jars/1 give-slowly kind done']);
  });

  it('reports why the work failed, and does not start it again', async () => {
    work = async () => ({ code: 'Spilt' });
    const first = await giveSlowly();
    expect(fieldsOf(first)).toEqual([400, ['sweets']]);
    expect(await giveSlowly()).toEqual(first);
    expect(await trail()).toEqual(['jars/1 give-slowly kind begun', 'jars/1 give-slowly kind Spilt']);
  });

  it('does not start again while its outcome is unknown', async () => {
    work = async () => Promise.reject(new Error('its process died'));
    expect((await giveSlowly()).status).toBe(500);
    expect(fieldsOf(await giveSlowly())).toEqual([400, ['idempotency_key']]);
    expect(await countEvents()).toBe(1);
  });
});
