import type { ReadinessCheck } from '../../platform/readiness.js';

/** Checks that heads leave the shop: a head that nobody else holds proves nothing. */
export const proofReadiness: readonly ReadinessCheck[] = [
  {
    name: 'log-heads',
    isReady: ({ config: { logHeads } }) =>
      logHeads.folder !== null || logHeads.mails.length > 0 || logHeads.witnesses.length > 0,
  },
];
