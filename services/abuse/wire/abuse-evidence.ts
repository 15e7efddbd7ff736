import { toTokyoIso } from '../../kernel/time.js';
import { computeWeight } from '../streams/score.js';
import type { Evidence } from '../streams/signal.js';
import type { AbuseEvidence } from './abuse-item.contract.js';

/** Converts evidence to the operators' API format. */
export const toShownEvidence = ({ kind, members, sharedBy, since, last }: Evidence): AbuseEvidence => ({
  kind,
  members,
  shared_by: sharedBy,
  weight: Math.round(computeWeight(kind, sharedBy)),
  since: toTokyoIso(new Date(since)),
  last: toTokyoIso(new Date(last)),
});
