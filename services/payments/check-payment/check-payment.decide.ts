import { accept, type Decision, type Refusal, refuse } from '../../kernel/decision.js';
import type { Payment } from '../streams/payment.state.js';

/** Decides a query, which is allowed in any state. Its result is processed as usual. */
export const decideCheckPayment = ({ purchase }: Payment): Decision<never, Refusal<'NoProvider'>> =>
  purchase?.provider === 'bank' ? refuse({ code: 'NoProvider' }) : accept();
