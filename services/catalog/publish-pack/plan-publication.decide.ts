import { accept, type Decision, refuse } from '../../kernel/decision.js';
import type { PackPublicationPlanned } from '../streams/pack.events.js';
import type { PackRefusal } from '../streams/pack.refusals.js';
import type { PackState } from '../streams/pack.state.js';
import { preventsPublication, problemsOf } from '../streams/pack-problems.js';

/** Plans a publication without problems at that moment. It replaces an existing plan. */
export const decidePlanPublication = (
  pack: PackState,
  publishAt: Date,
  now: Date,
): Decision<PackPublicationPlanned, PackRefusal> => {
  if (pack.status === 'unknown') return refuse({ code: 'UnknownPack' });
  if (pack.status !== 'draft') return refuse({ code: 'NotADraft' });
  if (publishAt <= now) return refuse({ code: 'PlannedTooEarly' });
  const problems = problemsOf(pack.terms, publishAt).filter(preventsPublication);
  if (problems.length > 0) return refuse({ code: 'NotReady', problems });
  const data = { packId: pack.packId, publishAt: publishAt.toISOString() };
  return accept({ type: 'PackPublicationPlanned', data });
};
