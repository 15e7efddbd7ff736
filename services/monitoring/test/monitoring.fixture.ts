import { Logger, Module } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type Console, consolesOf } from '../../../test/support/console.js';
import { openShop, type TestShop } from '../../../test/support/shop.js';
import { waitUntil } from '../../../test/support/until.js';
import type { DomainEvent, RecordedEvent } from '../../kernel/event.js';
import { newId } from '../../kernel/ids.js';
import type { Policy } from '../../kernel/policy.js';
import { type Projection, text } from '../../kernel/projection.js';
import { operatorsPart } from '../../operators/index.js';
import type { Role } from '../../platform/console-api/access/operator.js';
import type { Part } from '../../platform/part.js';
import { Reactor } from '../../platform/policies/reactor.js';
import { Projector } from '../../platform/projections/projector.js';
import { EventStore } from '../../platform/store/event-store.js';
import { Sequencer } from '../../platform/store/sequencer.js';
import { monitoringPart } from '../index.js';

/** A test event with a name as its data. */
export type Noted = DomainEvent<'Noted', { readonly name: string }>;

interface Trail {
  readonly member: string;
  readonly names: string;
}

/** Names of events that currently fail, by consumer. */
export type Faults = Record<'trails' | 'accounts' | 'warn' | 'reward', Set<string>>;

const noFaults = (): Faults => ({ trails: new Set(), accounts: new Set(), warn: new Set(), reward: new Set() });

const trailsOf = (name: 'trails' | 'accounts', faults: Faults, isLedger: boolean): Projection<Trail, Noted> => ({
  name,
  table: `public.${name}`,
  key: 'member',
  columns: { member: text(), names: text() },
  ...(isLedger && { isLedger }),
  on: {
    Noted: {
      keys: ({ partitionKey }) => [partitionKey],
      evolve: (row, { partitionKey, data }: RecordedEvent<Noted>) => {
        if (faults[name].has(data.name)) throw new RangeError(`${data.name} is too much`);
        return { member: partitionKey, names: `${row?.names ?? ''} ${data.name}`.trim() };
      },
    },
  },
});

class Give extends Command<void> {
  constructor(
    readonly what: 'warn' | 'reward',
    readonly member: string,
    readonly name: string,
  ) {
    super();
  }
}

const toPolicy = (what: Give['what'], isLedger: boolean): Policy<Noted> => ({
  name: `${what}-when-noted`,
  ...(isLedger && { isLedger }),
  on: { Noted: ({ partitionKey, data }) => new Give(what, partitionKey, data.name) },
});

const partWith = (faults: Faults, executed: string[]): Part => {
  @CommandHandler(Give)
  class GiveHandler implements ICommandHandler<Give> {
    async execute({ what, member, name }: Give): Promise<void> {
      if (faults[what].has(name)) throw new RangeError(`${name} is too much`);
      executed.push(`${what} ${member} ${name}`);
    }
  }
  @Module({ providers: [GiveHandler] })
  class NotesModule {}
  return {
    name: 'notes',
    module: NotesModule,
    projections: [trailsOf('trails', faults, false), trailsOf('accounts', faults, true)],
    policies: [toPolicy('warn', false), toPolicy('reward', true)],
  };
};

/** A test shop with two read models and two policies, one of each in the ledger. Each can be made to fail. */
export class MonitoringHarness {
  private constructor(
    readonly shop: TestShop,
    readonly consoles: Record<Role | 'nobody', Console>,
    readonly faults: Faults,
    private readonly executed: readonly string[],
  ) {}

  static async open(): Promise<MonitoringHarness> {
    const faults = noFaults();
    const executed: string[] = [];
    const shop = await openShop([operatorsPart, monitoringPart, partWith(faults, executed)]);
    Logger.overrideLogger(false);
    for (const table of ['trails', 'accounts'])
      await shop.pool.query(`create table public.${table} (member text primary key, names text not null)`);
    shop.app.get(Sequencer).start();
    await shop.app.get(Projector).start();
    await shop.app.get(Reactor).start();
    return new MonitoringHarness(shop, await consolesOf(shop), faults, executed);
  }

  async close(): Promise<void> {
    for (const engine of [Reactor, Projector, Sequencer]) await this.shop.app.get(engine).stop();
    await this.shop.close();
  }

  /** Appends events of a member, and waits until all consumers have read them. */
  async note(member: string, ...names: string[]): Promise<void> {
    await this.write(member, ...names);
    await this.read();
  }

  /** Waits until all consumers have read the whole log. */
  async read(): Promise<void> {
    await this.numbered();
    const there = 'select from store.readers having min(seq) = (select seq from store.sequencer)';
    await waitUntil('all is read', async () => (await this.shop.pool.query(there)).rowCount === 1);
  }

  /** Appends events of a member, and waits until they are numbered. */
  async number(member: string, ...names: string[]): Promise<void> {
    await this.write(member, ...names);
    await this.numbered();
  }

  private async numbered(): Promise<void> {
    const waiting = 'select from store.unsequenced';
    await waitUntil('all have numbers', async () => (await this.shop.pool.query(waiting)).rowCount === 0);
  }

  /** Appends events of a member. */
  async write(member: string, ...names: string[]): Promise<void> {
    const streamId = newId(this.shop.clock.now());
    const events = names.map((name) => ({ type: 'Noted', data: { name } }));
    const place = { streamId, expectedVersion: 0, partitionKey: member };
    const context = { commandId: streamId, actor: 'test' };
    await this.shop.app.get(EventStore).transact([streamId], async (tx) => tx.append(context, { ...place, events }));
  }

  /** Removes all faults, so that every event can be processed. */
  mendAll(): void {
    for (const names of Object.values(this.faults)) names.clear();
  }

  /** Returns the names in the row of a member. */
  async trailOf(member: string, table: 'trails' | 'accounts' = 'trails'): Promise<string | undefined> {
    const { rows } = await this.shop.pool.query(`select names from public.${table} where member = $1`, [member]);
    return rows[0]?.names;
  }

  /** Returns the commands that a policy has executed for a member, in order. */
  commandsFor(member: string, what: 'warn' | 'reward' = 'warn'): string[] {
    const start = `${what} ${member} `;
    return this.executed.filter((line) => line.startsWith(start)).map((line) => line.slice(start.length));
  }

  /** Returns the dead letters of a consumer for a member, in order. */
  // biome-ignore lint/suspicious/noExplicitAny: a response of the operators' API
  async lettersOf(reader: string, member: string): Promise<any[]> {
    const filter = encodeURIComponent(JSON.stringify({ reader, partition_key: member }));
    const sort = encodeURIComponent(JSON.stringify(['seq', 'ASC']));
    return (await this.consoles.finance.get(`dead-letters?filter=${filter}&sort=${sort}`)).body;
  }

  /** Returns the audit entries of a resource: operator, command, reason and outcome. */
  async trail(resource: string, id: string): Promise<string[]> {
    const { rows } = await this.shop.pool.query(
      `select o.name, t.command, t.reason, t.outcome from operators.audit_trail t
         join operators.operators o on o.id = t.operator_id
        where t.resource = $1 and t.resource_id = $2 order by t.id`,
      [resource, id],
    );
    return rows.map(({ name, command, reason, outcome }) => `${name} ${command} ${reason} ${outcome}`);
  }
}
