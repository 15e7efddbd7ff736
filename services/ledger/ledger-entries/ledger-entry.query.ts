import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { isId } from '../../kernel/ids.js';
import { toTokyoIso } from '../../kernel/time.js';
import { CommandReasons } from '../../operators/index.js';
import { Database } from '../../platform/database/database.js';
import { paymentsOf } from '../rows/payments.rows.js';
import { auditEntryOf, ENTRY_COLUMNS, resourceOf } from './entry.rows.js';
import { correctionsOf } from './entry-corrections.rows.js';
import type { EventOfEntry, LedgerEntryExplained } from './ledger-entries.contract.js';

/** Loads a line with everything that it refers to; null for an unknown id. */
export class GetLedgerEntry extends Query<LedgerEntryExplained | null> {
  constructor(readonly id: string) {
    super();
  }
}

const ENTRY = `select ${ENTRY_COLUMNS}, stream_version from ledger.ledger_entries where id = $1`;
const EVENT = `select e.event_id, l.seq, encode(l.hash, 'hex') as hash, e.stream_id, e.stream_version, e.correlation_id,
    e.causation_id, e.data->'lines' as lines
  from store.events e left join store.event_log l using (epoch, xid, ordinal)
 where e.stream_id = $1 and e.stream_version = $2`;
const LOT = `select lot_id as id, kind, issued, remaining, issued_at, expires_at, document
  from points.lots where lot_id = $1`;
const DRAW = `select d.draw_id as id, d.pack_id, b.title as pack_title,
    b.title_en as pack_title_en, d.drawn_at, cardinality(d.prizes) - d.extras as count,
    d.cost from draws.draws d join draws.card_sources b using (pack_id) where d.draw_id = $1`;
/** SQL of the cards of a decision. Its entry and its choice of cards belong to one command. */
const CARDS = `select c.index::int as index, p->>'name' as name, p->>'nameEn' as name_en, (p->>'buyPoint')::int as buy_point
  from draws.draws d join draws.card_sources b using (pack_id)
  cross join lateral unnest(d.prizes) with ordinality u (prize, nth)
  cross join lateral (select u.nth - 1 as index) c
  cross join lateral (select b.prizes->u.prize as p) x
 where d.draw_id = $1 and ($2 = 'draw' or c.index in (
   select n::int from store.events e, json_array_elements_text(e.data->'converted') n
    where e.stream_id = 'draw-' || $1 and e.type = 'CardsDecided' and e.correlation_id = $3))
 order by c.index`;

/** SQL of the exchanged cards, from the stream of the exchange. */
const EXCHANGED = `select c.index::int as index, b.prizes->d.prizes[c.index::int + 1]->>'name' as name,
    b.prizes->d.prizes[c.index::int + 1]->>'nameEn' as name_en,
    (b.prizes->d.prizes[c.index::int + 1]->>'buyPoint')::int as buy_point
  from store.events e
  cross join lateral json_array_elements(e.data->'givenCards') with ordinality g (given, nth)
  join draws.draws d on d.draw_id = (g.given->>'drawId')::uuid join draws.card_sources b using (pack_id)
  cross join lateral json_array_elements_text(g.given->'cards') c (index)
 where e.stream_id = 'draw-' || $1 and e.type = 'CardReceived'
 order by g.nth, c.index::int`;

const OF_A_DEPOSIT = 'deposit';
const OF_A_DRAW = ['draw', 'decision', 'exchange'];

@QueryHandler(GetLedgerEntry)
export class GetLedgerEntryHandler implements IQueryHandler<GetLedgerEntry> {
  constructor(
    private readonly database: Database,
    private readonly reasons: CommandReasons,
  ) {}

  async execute({ id }: GetLedgerEntry): Promise<LedgerEntryExplained | null> {
    const row = await this.first(ENTRY, [id]);
    if (!row) return null;
    const { stream_version, ...entry } = row;
    const streamId = entry.kind === OF_A_DEPOSIT ? `deposit-${entry.document}` : `wallet-${entry.member_id}`;
    const event = (await this.first(EVENT, [streamId, stream_version])) as EventOfEntry;
    const drawId = OF_A_DRAW.includes(entry.kind) && isId(entry.document) ? entry.document : null;
    const cards = drawId ? await this.cardsOf(entry.kind, drawId, event.correlation_id) : [];
    const [lot, draw, [operator = null], payments, corrections] = await Promise.all([
      entry.lot_id && this.first(LOT, [entry.lot_id]),
      drawId && this.first(DRAW, [drawId]),
      this.reasons.of([auditEntryOf(entry)]),
      paymentsOf(this.database.pool, [entry]),
      correctionsOf(this.database.pool, event),
    ]);
    return {
      ...resourceOf(entry),
      event,
      lot: lot ? { ...lot, issued_at: toTokyoIso(lot.issued_at), expires_at: toTokyoIso(lot.expires_at) } : null,
      draw: draw ? { ...draw, drawn_at: toTokyoIso(draw.drawn_at) } : null,
      payment: payments.get(entry.document) ?? null,
      cards,
      operator,
      ...corrections,
    };
  }

  private cardsOf(kind: string, drawId: string, correlationId: string) {
    if (kind === 'exchange') return this.read(EXCHANGED, [drawId]);
    return this.read(CARDS, [drawId, kind, correlationId]);
  }

  private async first(text: string, values: unknown[]) {
    return (await this.read(text, values))[0];
  }

  // biome-ignore lint/suspicious/noExplicitAny: each statement has rows of its own kind
  private async read(text: string, values: unknown[]): Promise<any[]> {
    return (await this.database.pool.query(text, values)).rows;
  }
}
