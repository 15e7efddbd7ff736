import { accept, type Decision, type Refusal, refuse } from '../../kernel/decision.js';

export type CheckChainRefused = Refusal<'CheckUnderWay'>;

/** One check at a time. @param isBegun whether none is under way, so that this one is */
export const decideCheckChain = (isBegun: boolean): Decision<never, CheckChainRefused> =>
  isBegun ? accept() : refuse({ code: 'CheckUnderWay' });
