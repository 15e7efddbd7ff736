import { accept, type Decision, type Refusal, refuse } from '../../kernel/decision.js';

/** What reads the log, or moves it on, whatever process it runs in. */
export interface ReaderInfo {
  readonly name: string;
  readonly kind: 'projection' | 'policy' | 'engine';
  readonly isLedger: boolean;
}

/** A reader as the rules need it. */
export interface ReaderState extends ReaderInfo {
  readonly isRebuilding: boolean;
}

/** Why a command on one of them is not carried out. */
export type ProjectionRefusal =
  | Refusal<'NotAProjection'>
  | Refusal<'RebuildUnderWay'>
  | (Refusal<'NothingToCompare'> & { readonly comparable: readonly string[] });

/** Only lists and figures are made anew, each once at a time: what an automatic action did cannot be undone. */
export const decideRebuild = ({ kind, isRebuilding }: ReaderState): Decision<never, ProjectionRefusal> => {
  if (kind !== 'projection') return refuse({ code: 'NotAProjection' });
  return isRebuilding ? refuse({ code: 'RebuildUnderWay' }) : accept();
};

/** @param comparable those that have something to be compared by */
export const decideReconcile = (
  { name }: ReaderState,
  comparable: readonly string[],
): Decision<never, ProjectionRefusal> =>
  comparable.includes(name) ? accept() : refuse({ code: 'NothingToCompare', comparable });
