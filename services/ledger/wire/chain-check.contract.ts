import type { IsoTime } from '../../platform/http/wire.contract.js';

/** What can be wrong with a number of the log. */
export type ChainProblem =
  | 'NumberMissing'
  | 'EventMissing'
  | 'EventUnlisted'
  | 'TypeDiffers'
  | 'LinkDiffers'
  | 'HeadDiffers';

/** A verification of the log's chain, under way or over. */
export interface ChainCheck {
  readonly id: number;
  readonly state: 'running' | 'intact' | 'broken' | 'interrupted';
  readonly started_by: string;
  readonly started_by_name: string | null;
  readonly started_at: IsoTime;
  readonly ended_at: IsoTime | null;
  /** The last number of the log that is verified, and the last that has been. */
  readonly through: number;
  readonly checked: number;
  /** The first number that is not as it was. */
  readonly bad_number: number | null;
  readonly problem: ChainProblem | null;
}
