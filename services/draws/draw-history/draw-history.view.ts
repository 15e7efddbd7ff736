import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { SendState } from './draw-history.contract.js';
import type { DrawHistoryRow, HistoryParcel } from './draw-history.projection.js';

/** A member's draws and what became of their cards. */
@Entity({ schema: 'draws', name: 'draw_history' })
export class DrawHistoryView implements DrawHistoryRow {
  @PrimaryColumn('uuid')
  draw_id!: string;
  @Column('uuid')
  member_id!: string;
  @Column('text')
  pack_id!: string;
  @Column('timestamptz')
  created!: Date;
  @Column('text')
  payment_method!: '1' | '2';
  @Column('integer')
  cost!: number;
  @Column('integer')
  count!: number;
  @Column('integer')
  shipped!: number;
  @Column('integer')
  converted!: number;
  @Column('integer')
  converted_points!: number;
  @Column('integer')
  forfeited!: number;
  @Column('jsonb')
  parcels!: HistoryParcel[];
  @Column('text')
  send_state!: SendState;
}
