import { accept, type Decision, refuse } from '../../kernel/decision.js';
import type { CloseFindingRefused, FindingClosed, HeldFinding } from '../streams/finding.js';

/** Decides whether an owner may close a finding: not while the difference still exists. */
export const decideCloseFinding = ({
  id,
  isClosed,
  isThere,
}: HeldFinding): Decision<FindingClosed, CloseFindingRefused> => {
  if (isClosed) return refuse({ code: 'AlreadyClosed' });
  return isThere ? refuse({ code: 'StillThere' }) : accept({ change: 'FindingClosed', data: { findingId: id } });
};
