import type { PoolClient, QueryResultRow } from 'pg';
import type { DomainEvent } from '../../kernel/event.js';
import { versionOf } from '../../kernel/event-declaration.js';
import { placedEventIdOf } from '../../kernel/ids.js';
import { factOf, type Loaded, type Stream, streamIdOf, subjectOf } from '../../kernel/stream.js';
import { failpoint } from '../failpoint.js';
import { type Answer, type AnswerSlot, keptBodyOf, type StoredAnswer } from './answer.js';
import { EVENT_COLUMNS, type EventRow, recordedEvent } from './event-row.js';

/** The new facts of one stream, by one command. */
export interface Append {
  readonly streamId: string;
  /** The version the decision was made on; 0 for a new stream. */
  readonly expectedVersion: number;
  readonly partitionKey: string;
  readonly events: readonly DomainEvent[];
}

/** The actor and the command. One context serves one commit. */
export interface CommandContext {
  readonly commandId: string;
  readonly actor: string;
  readonly causationId?: string;
  /** When it counts from, if that is not now. */
  readonly effectiveAt?: Date;
}

/**
 * Returns the context of one commit of a command that takes several.
 *
 * @param part names the commit; the same name for the same work, so that a repeat is recognised
 */
export const contextOfPart = (context: CommandContext, part: string): CommandContext => ({
  ...context,
  commandId: `${context.commandId}/${part}`,
});

/** The contexts that a commit has used, or is using. */
const usedContexts = new WeakSet<CommandContext>();

/** Something that is due at a known moment, until a fact ends it. */
export interface Deadline {
  readonly kind: string;
  readonly streamId: string;
  /** Which one of its kind on the stream; '' where there is only one. */
  readonly ref: string;
  /** Whose request settles it on the way, when it is due: a member id, or ''. */
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

const SAVE_ANSWERS = `insert into store.answers (key, payload_hash, state, body, created_at)
  select u.*, $5 from unnest($1::text[], $2::text[], $3::int[], $4::text[]) u`;

/**
 * One open transaction of the store, its streams locked. Reads are awaited; writes are queued, sent without waiting for
 * each other, and all settled by the commit.
 */
export class StoreTransaction {
  private readonly sent: Promise<unknown>[] = [];
  private appends: { append: Append; context: CommandContext }[] = [];
  private deadlines: Deadline[] = [];
  private ended: Pick<Deadline, 'kind' | 'streamId' | 'ref'>[] = [];
  private saved: StoredAnswer[] = [];
  /** Facts that were sent. */
  private facts = 0;
  private readonly contexts = new Set<CommandContext>();

  constructor(
    private readonly client: PoolClient,
    /** The process's time once the locks were held: nothing decided later on these streams is earlier. */
    readonly now: Date,
  ) {}

  /** Rows of a read in this transaction. `name` makes it a prepared statement. */
  async read<Row extends QueryResultRow>(name: string, text: string, values: unknown[]): Promise<Row[]> {
    return (await this.client.query<Row>({ name, text, values })).rows;
  }

  /** A write that goes out at once and is settled by the commit. */
  write(name: string, text: string, values: unknown[]): void {
    const result = this.client.query({ name, text, values });
    result.catch(() => undefined);
    this.sent.push(result);
  }

  /** What the facts so far of a short stream come to. @throws Error for a fact that is none of the stream's */
  async load<State, Event extends DomainEvent>(stream: Stream<State, Event>, id: string): Promise<Loaded<State>> {
    return (await this.loadAll(stream, [id])).get(id)!;
  }

  /** As `load`, of several short streams of a kind in one round trip, by what they are about. */
  async loadAll<State, Event extends DomainEvent>(
    stream: Stream<State, Event>,
    ids: readonly string[],
  ): Promise<Map<string, Loaded<State>>> {
    const loaded = new Map(ids.map((id) => [id, { state: stream.initial(id), version: 0 }]));
    if (ids.length === 0) return loaded;
    const rows = await this.read<EventRow>('store-load-events', LOAD_EVENTS, [ids.map((id) => streamIdOf(stream, id))]);
    for (const row of rows) {
      const so = loaded.get(subjectOf(stream, row.stream_id))!;
      so.state = stream.evolve(so.state, factOf(stream, recordedEvent(row)));
      so.version = row.stream_version;
    }
    return loaded;
  }

  /** Earlier answers to these keys. */
  async answers(keys: readonly string[]): Promise<Map<string, StoredAnswer>> {
    const rows = await this.read<{ key: string; payload_hash: string; state: number; body: string }>(
      'store-load-answers',
      'select key, payload_hash, state, body from store.answers where key = any($1::text[])',
      [keys],
    );
    return new Map(rows.map((r) => [r.key, { key: r.key, payloadHash: r.payload_hash, state: r.state, body: r.body }]));
  }

  /** @throws Error for a context that another commit has used: see `contextOfPart` */
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

  /** Keeps the command's answer, if the slot wants it; what it returns is what must be sent. */
  answer<Outcome>(slot: AnswerSlot<Outcome>, outcome: Outcome): Answer {
    const answer = slot.render(outcome);
    const isKept = slot.isKept?.(answer) ?? true;
    const { key, payloadHash } = slot;
    if (isKept) this.saved.push({ key, payloadHash, state: answer.state, body: keptBodyOf(answer) });
    return answer;
  }

  /** True when the commit will add to the log. */
  get appended(): boolean {
    return this.facts > 0 || this.appends.length > 0;
  }

  /** Sends what is queued, so that PostgreSQL is at it while more is decided. */
  flush(): void {
    this.sendEvents();
    failpoint('after-insert');
    this.sendDeadlines();
    this.sendAnswers();
  }

  /** Sends what is queued and commits. @throws Error of the first write that failed; then nothing was written */
  async commit(): Promise<void> {
    this.flush();
    failpoint('before-commit');
    this.claimContexts();
    try {
      await this.sendCommit();
    } catch (error) {
      // A transaction that was rolled back may be repeated with the same contexts.
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
    failpoint('commit-sent');
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

  private sendAnswers(): void {
    if (this.saved.length === 0) return;
    this.write('store-save-answers', SAVE_ANSWERS, [
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
