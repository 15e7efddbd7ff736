import type { ReadinessCheck } from '../../platform/readiness.js';

/** A head that nobody has outside of the shop proves nothing. */
export const proofReadiness: readonly ReadinessCheck[] = [
  {
    name: 'log-heads',
    isReady: ({ config: { logHeads } }) =>
      logHeads.folder !== null || logHeads.mails.length > 0 || logHeads.witnesses.length > 0,
  },
];
