import type { StoreTransaction } from '../../platform/store/transaction.js';
import { type CardsDrawn } from '../streams/draw.events.js';
import { drawStreamOf } from '../streams/draw.state.js';
import { UNDECIDED_CARDS } from '../streams/undecided-cards.js';
import { isCountingDraws } from './drawn-by-member.rows.js';
import type { PendingDraw } from './pending-draw.js';

interface NewDraw {
  readonly cards: CardsDrawn['data'];
  readonly pending: PendingDraw;
  readonly drawnAt: Date;
  readonly day: number;
  readonly leftBefore: readonly number[];
  readonly head: string;
}

const INSERT = `insert into draws.draws (draw_id, member_id, pack_id, drawn_at, due_at, currency, cost, paid_from,
    first_slot, day, client_seed, client_seed_by, prizes, left_before, head, outcomes, undecided, limited, extras, version)
  select u.draw_id, u.member_id, u.pack_id, $16, u.due_at, u.currency, u.cost, u.paid_from, u.first_slot, u.day,
         u.client_seed, u.client_seed_by, u.prizes::int[], u.left_before::int[], u.head,
         repeat('u', u.cards), u.cards, u.limited, u.extras, 1
    from unnest($1::uuid[], $2::uuid[], $3::text[], $4::timestamptz[], $5::text[], $6::int[], $7::json[], $8::int[],
                $9::int[], $10::text[], $11::text[], $12::text[], $13::text[], $14::text[], $15::int[], $17::boolean[], $18::smallint[])
      u (draw_id, member_id, pack_id, due_at, currency, cost, paid_from, first_slot, day, client_seed,
         client_seed_by, prizes, left_before, head, cards, limited, extras)`;

const intArray = (numbers: readonly number[]): string => `{${numbers.join(',')}}`;

/** Collects the rows of a batch of draws and the deadlines of their cards. */
export class DrawRows {
  private draws: NewDraw[] = [];

  add(draw: NewDraw): void {
    this.draws.push(draw);
  }

  /** Queues the rows added since the last call. */
  save(tx: StoreTransaction): void {
    if (this.draws.length === 0) return;
    const column = <Value>(of: (draw: NewDraw) => Value): Value[] => this.draws.map(of);
    tx.write('draws-insert-draws', INSERT, [
      column(({ cards }) => cards.drawId),
      column(({ cards }) => cards.memberId),
      column(({ cards }) => cards.packId),
      column(({ cards }) => cards.dueAt),
      column(({ cards }) => cards.currency),
      column(({ cards }) => cards.cost),
      column(({ cards }) => JSON.stringify(cards.paidFrom)),
      column(({ cards }) => cards.firstSlot),
      column(({ day }) => day),
      column(({ pending }) => pending.clientSeed),
      column(({ pending }) => pending.seedBy),
      column(({ cards }) => intArray(cards.prizeIndexes)),
      column(({ leftBefore }) => intArray(leftBefore)),
      column(({ head }) => head),
      column(({ cards }) => cards.prizeIndexes.length),
      tx.now,
      column(({ pending }) => isCountingDraws(pending.box.terms)),
      column(({ cards }) => cards.extras ?? 0),
    ]);
    tx.setDeadline(
      ...this.draws.map(({ cards }) => ({
        kind: UNDECIDED_CARDS,
        streamId: drawStreamOf(cards.drawId),
        ref: '',
        owner: cards.memberId,
        dueAt: new Date(cards.dueAt),
      })),
    );
    this.draws = [];
  }
}
