import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { HistoryRow } from './history-row.js';

abstract class Movement implements HistoryRow {
  @PrimaryColumn('uuid')
  id!: string;
  @Column('uuid')
  member_id!: string;
  @Column('integer')
  version!: number;
  @Column('timestamptz')
  created!: Date;
  @Column('integer')
  change!: number;
  @Column('integer')
  money!: number;
  @Column('text')
  kind!: HistoryRow['kind'];
  @Column('text')
  document!: string;
  @Column('text', { nullable: true })
  memo!: string | null;
}

/** What a member's points went through. */
@Entity({ schema: 'points', name: 'point_history' })
export class PointHistoryView extends Movement {}

/** What a member's coins went through. */
@Entity({ schema: 'points', name: 'coin_history' })
export class CoinHistoryView extends Movement {}
