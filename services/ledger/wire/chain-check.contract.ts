import type { IsoTime } from '../../platform/http/requests/wire.contract.js';

/** The kinds of faults of a number in the log. */
export type ChainProblem =
  | 'NumberMissing'
  | 'EventMissing'
  | 'EventUnlisted'
  | 'TypeDiffers'
  | 'LinkDiffers'
  | 'HeadDiffers';

/** A running or finished verification of the log's chain. */
export interface ChainCheck {
  readonly id: number;
  readonly state: 'running' | 'intact' | 'broken' | 'interrupted';
  readonly started_by: string;
  readonly started_by_name: string | null;
  readonly started_at: IsoTime;
  readonly ended_at: IsoTime | null;
  /** The last number to verify and the last one verified. */
  readonly through: number;
  readonly checked: number;
  /** The first number that has changed. */
  readonly bad_number: number | null;
  readonly problem: ChainProblem | null;
}
