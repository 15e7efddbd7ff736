import { accept, type Decision, refuse } from '../../kernel/decision.js';
import type { CloseFindingRefused, FindingClosed, HeldFinding } from '../streams/finding.js';

/** An owner says that what was found is mended; not while the books still say otherwise than the log. */
export const decideCloseFinding = ({
  id,
  isClosed,
  isThere,
}: HeldFinding): Decision<FindingClosed, CloseFindingRefused> => {
  if (isClosed) return refuse({ code: 'AlreadyClosed' });
  return isThere ? refuse({ code: 'StillThere' }) : accept({ change: 'FindingClosed', data: { findingId: id } });
};
