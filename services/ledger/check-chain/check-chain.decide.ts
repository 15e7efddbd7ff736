import { accept, type Decision, type Refusal, refuse } from '../../kernel/decision.js';

export type CheckChainRefused = Refusal<'CheckUnderWay'>;

/**
 * Allows one check at a time.
 *
 * @param isBegun true if no other check was running, so that this one has started
 */
export const decideCheckChain = (isBegun: boolean): Decision<never, CheckChainRefused> =>
  isBegun ? accept() : refuse({ code: 'CheckUnderWay' });
