import { accept, type Decision, type Refusal, refuse } from '../../kernel/decision.js';
import type { Payment } from '../streams/payment.state.js';

/** A payment may be asked about in whatever state it is: what its provider says then follows as always. */
export const decideCheckPayment = ({ wanted }: Payment): Decision<never, Refusal<'NoProvider'>> =>
  wanted?.provider === 'bank' ? refuse({ code: 'NoProvider' }) : accept();
