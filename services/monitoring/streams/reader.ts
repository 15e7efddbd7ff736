import { accept, type Decision, type Refusal, refuse } from '../../kernel/decision.js';

/** A consumer of the log, or an engine that delivers the log, in any process. */
export interface ReaderInfo {
  readonly name: string;
  readonly kind: 'projection' | 'policy' | 'engine';
  readonly isLedger: boolean;
}

/** A consumer of the log, as the rules need it. */
export interface ReaderState extends ReaderInfo {
  readonly isRebuilding: boolean;
}

/** The reason for refusing a command on a consumer. */
export type ProjectionRefusal =
  | Refusal<'NotAProjection'>
  | Refusal<'RebuildUnderWay'>
  | (Refusal<'NothingToCompare'> & { readonly comparable: readonly string[] });

/** Accepts a rebuild of a read model that is not being rebuilt. Policies and engines have no table to rebuild. */
export const decideRebuild = ({ kind, isRebuilding }: ReaderState): Decision<never, ProjectionRefusal> => {
  if (kind !== 'projection') return refuse({ code: 'NotAProjection' });
  return isRebuilding ? refuse({ code: 'RebuildUnderWay' }) : accept();
};

/** Accepts a comparison with the log. @param comparable the names of the read models that can be compared */
export const decideReconcile = (
  { name }: ReaderState,
  comparable: readonly string[],
): Decision<never, ProjectionRefusal> =>
  comparable.includes(name) ? accept() : refuse({ code: 'NothingToCompare', comparable });
