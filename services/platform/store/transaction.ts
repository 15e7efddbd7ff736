import type { PoolClient, QueryResultRow } from 'pg';
import type { DomainEvent } from '../../kernel/event.js';
import { versionOf } from '../../kernel/event-declaration.js';
import { placedEventIdOf } from '../../kernel/ids.js';
import { factOf, type Loaded, type Stream, streamIdOf, subjectOf } from '../../kernel/stream.js';
import { passFailpoint } from '../failpoint.js';
import { EVENT_COLUMNS, type EventRow, toRecordedEvent } from './event-row.js';
import { type CommandResponse, type IdempotencyKey, type StoredResponse, storedBodyOf } from './response.js';

/** The new events of one stream, by one command. */
export interface Append {
  readonly streamId: string;
  /** The stream version that the decision is based on; 0 for a new stream. */
  readonly expectedVersion: number;
  readonly partitionKey: string;
  readonly events: readonly DomainEvent[];
}

/** The actor and the id of a command. One context serves one commit. */
export interface CommandContext {
  readonly commandId: string;
  readonly actor: string;
  readonly causationId?: string;
  /** The time from which the events count, if it is not now. */
  readonly effectiveAt?: Date;
}

/**
 * Derives the context of one commit of a command that takes several.
 *
 * @param part the name of the commit; the same work needs the same name, so that a repeat is recognised
 */
export const derivePartContext = (context: CommandContext, part: string): CommandContext => ({
  ...context,
  commandId: `${context.commandId}/${part}`,
});

/** Contexts that a commit has used or is using. */
const usedContexts = new WeakSet<CommandContext>();

/** A deadline of a stream, until an event ends it. */
export interface Deadline {
  readonly kind: string;
  readonly streamId: string;
  /** Distinguishes deadlines of one kind on a stream; '' if there is only one. */
  readonly ref: string;
  /** The member whose requests settle the deadline once it is due, or ''. */
  readonly owner: string;
  readonly dueAt: Date;
}

const LOAD_EVENTS = `select ${EVENT_COLUMNS('e')} from store.events e
  where e.stream_id = any($1::text[]) order by e.stream_id, e.stream_version`;

const INSERT_EVENTS = `insert into store.events
  (stream_id, stream_version, event_id, type, schema_version, partition_key, data, actor, correlation_id, causation_id,
   effective_at, recorded_at, epoch, ordinal)
  select u.*, $12::timestamptz, (select epoch from store.epoch), $13 + row_number() over ()
    from unnest($1::text[], $2::int[], $3::uuid[], $4::text[], $5::int[], $6::text[], $7::json[], $8::text[],
                $9::text[], $10::text[], $11::timestamptz[]) u`;

const SET_DEADLINES = `insert into store.deadlines (kind, stream_id, ref, owner, due_at)
  select * from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::timestamptz[])`;

const CLEAR_DEADLINES = `delete from store.deadlines d
  using unnest($1::text[], $2::text[], $3::text[]) as u (kind, stream_id, ref)
  where d.kind = u.kind and d.stream_id = u.stream_id and d.ref = u.ref`;

const SAVE_RESPONSES = `insert into store.answers (key, payload_hash, state, body, created_at)
  select u.*, $5 from unnest($1::text[], $2::text[], $3::int[], $4::text[]) u`;

/**
 * An open transaction of the store with its streams locked. Reads are awaited. Writes are sent without waiting for each other,
 * and the commit settles them all.
 */
export class StoreTransaction {
  private readonly sent: Promise<unknown>[] = [];
  private appends: { append: Append; context: CommandContext }[] = [];
  private deadlines: Deadline[] = [];
  private ended: Pick<Deadline, 'kind' | 'streamId' | 'ref'>[] = [];
  private saved: StoredResponse[] = [];
  /** The number of events sent. */
  private facts = 0;
  private readonly contexts = new Set<CommandContext>();

  constructor(
    private readonly client: PoolClient,
    /** The time at which the locks were held, so that later decisions on these streams are never earlier. */
    readonly now: Date,
  ) {}

  /** Runs a query in this transaction, as the prepared statement `name`, and returns its rows. */
  async read<Row extends QueryResultRow>(name: string, text: string, values: unknown[]): Promise<Row[]> {
    return (await this.client.query<Row>({ name, text, values })).rows;
  }

  /** Sends a write at once. The commit reports its failure. */
  write(name: string, text: string, values: unknown[]): void {
    const result = this.client.query({ name, text, values });
    result.catch(() => undefined);
    this.sent.push(result);
  }

  /** Loads the state of a short stream. @throws Error for an event of another kind of stream */
  async load<State, Event extends DomainEvent>(stream: Stream<State, Event>, id: string): Promise<Loaded<State>> {
    return (await this.loadAll(stream, [id])).get(id)!;
  }

  /** Loads several short streams of a kind in one round trip, by the ids of their subjects. */
  async loadAll<State, Event extends DomainEvent>(
    stream: Stream<State, Event>,
    ids: readonly string[],
  ): Promise<Map<string, Loaded<State>>> {
    const loaded = new Map(ids.map((id) => [id, { state: stream.initial(id), version: 0 }]));
    if (ids.length === 0) return loaded;
    const rows = await this.read<EventRow>('store-load-events', LOAD_EVENTS, [ids.map((id) => streamIdOf(stream, id))]);
    for (const row of rows) {
      const current = loaded.get(subjectOf(stream, row.stream_id))!;
      current.state = stream.evolve(current.state, factOf(stream, toRecordedEvent(row)));
      current.version = row.stream_version;
    }
    return loaded;
  }

  /** Loads the stored responses of idempotency keys. */
  async loadResponses(keys: readonly string[]): Promise<Map<string, StoredResponse>> {
    const rows = await this.read<{ key: string; payload_hash: string; state: number; body: string }>(
      'store-load-answers',
      'select key, payload_hash, state, body from store.answers where key = any($1::text[])',
      [keys],
    );
    return new Map(rows.map((r) => [r.key, { key: r.key, payloadHash: r.payload_hash, state: r.state, body: r.body }]));
  }

  /** Queues events. @throws Error for a context that another commit has used: see `derivePartContext` */
  append(context: CommandContext, ...appends: Append[]): void {
    const written = appends.filter(({ events }) => events.length > 0);
    if (written.length === 0) return;
    if (usedContexts.has(context)) throw contextUsed(context);
    this.contexts.add(context);
    this.appends.push(...written.map((append) => ({ append, context })));
  }

  setDeadline(...deadlines: Deadline[]): void {
    this.deadlines.push(...deadlines);
  }

  clearDeadline(...deadlines: Pick<Deadline, 'kind' | 'streamId' | 'ref'>[]): void {
    this.ended.push(...deadlines);
  }

  /** Renders the response, stores it if `isKept` allows, and returns the response to send. */
  storeResponse<Outcome>(idempotencyKey: IdempotencyKey<Outcome>, outcome: Outcome): CommandResponse {
    const response = idempotencyKey.render(outcome);
    const isKept = idempotencyKey.isKept?.(response) ?? true;
    const { key, payloadHash } = idempotencyKey;
    if (isKept) this.saved.push({ key, payloadHash, state: response.state, body: storedBodyOf(response) });
    return response;
  }

  /** Returns true if the commit adds events to the log. */
  get appended(): boolean {
    return this.facts > 0 || this.appends.length > 0;
  }

  /** Sends the queued writes, so that PostgreSQL works while the caller decides more. */
  flush(): void {
    this.sendEvents();
    passFailpoint('after-insert');
    this.sendDeadlines();
    this.sendResponses();
  }

  /** Sends the queued writes and commits. @throws Error of the first failed write, after which nothing is written */
  async commit(): Promise<void> {
    this.flush();
    passFailpoint('before-commit');
    this.claimContexts();
    try {
      await this.sendCommit();
    } catch (error) {
      // A repeat after a rollback may use the same contexts.
      for (const context of this.contexts) usedContexts.delete(context);
      throw error;
    }
  }

  private claimContexts(): void {
    for (const context of this.contexts) if (usedContexts.has(context)) throw contextUsed(context);
    for (const context of this.contexts) usedContexts.add(context);
  }

  private async sendCommit(): Promise<void> {
    const commit = this.client.query('commit');
    passFailpoint('commit-sent');
    const failed = (await Promise.allSettled([...this.sent, commit])).find((r) => r.status === 'rejected');
    if (failed) throw failed.reason;
    if ((await commit).command !== 'COMMIT') throw new Error('the transaction was rolled back');
  }

  private sendEvents(): void {
    if (this.appends.length === 0) return;
    const columns: unknown[][] = Array.from({ length: 11 }, () => []);
    const before = this.facts;
    for (const { append, context } of this.appends) {
      let version = append.expectedVersion;
      for (const event of append.events) {
        version += 1;
        this.facts += 1;
        const row = [
          append.streamId,
          version,
          placedEventIdOf(context.commandId, append.streamId, version),
          event.type,
          versionOf(event.type),
          append.partitionKey,
          JSON.stringify(event.data),
          context.actor,
          context.commandId,
          context.causationId ?? null,
          context.effectiveAt ?? this.now,
        ];
        for (let i = 0; i < row.length; i++) columns[i]!.push(row[i]);
      }
    }
    this.write('store-insert-events', INSERT_EVENTS, [...columns, this.now, before]);
    this.appends = [];
  }

  private sendDeadlines(): void {
    if (this.ended.length > 0)
      this.write('store-clear-deadlines', CLEAR_DEADLINES, [
        this.ended.map((d) => d.kind),
        this.ended.map((d) => d.streamId),
        this.ended.map((d) => d.ref),
      ]);
    if (this.deadlines.length > 0)
      this.write('store-set-deadlines', SET_DEADLINES, [
        this.deadlines.map((d) => d.kind),
        this.deadlines.map((d) => d.streamId),
        this.deadlines.map((d) => d.ref),
        this.deadlines.map((d) => d.owner),
        this.deadlines.map((d) => d.dueAt),
      ]);
    this.ended = [];
    this.deadlines = [];
  }

  private sendResponses(): void {
    if (this.saved.length === 0) return;
    this.write('store-save-answers', SAVE_RESPONSES, [
      this.saved.map((a) => a.key),
      this.saved.map((a) => a.payloadHash),
      this.saved.map((a) => a.state),
      this.saved.map((a) => a.body),
      this.now,
    ]);
    this.saved = [];
  }
}

const contextUsed = ({ commandId }: CommandContext): Error =>
  new Error(`the context of command ${commandId} has served a commit: derive one for each`);
