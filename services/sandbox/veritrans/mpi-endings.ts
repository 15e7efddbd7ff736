import type { MpiOrder } from './orders.js';
import { buildResultCode } from './results.js';

type Ending = Pick<MpiOrder, 'state' | 'mpiMstatus' | 'cardMstatus' | 'vResultCode'>;

/** Result codes of each end state of a card payment. */
export const ENDINGS = {
  authenticated: { mpiMstatus: 'success', cardMstatus: '', vResultCode: buildResultCode('mpi', '011') },
  mpi_failed: { mpiMstatus: 'failure', cardMstatus: '', vResultCode: buildResultCode('mpi', '012') },
  timed_out: { mpiMstatus: 'failure', cardMstatus: '', vResultCode: buildResultCode('mpi', '013') },
  authorized: { mpiMstatus: 'success', cardMstatus: 'success', vResultCode: 'G011A00100000000' },
  captured: { mpiMstatus: 'success', cardMstatus: 'success', vResultCode: 'G011A00100000000' },
  auth_failed: { mpiMstatus: 'success', cardMstatus: 'failure', vResultCode: 'G011AG4900000000' },
  auth_pending: { mpiMstatus: 'success', cardMstatus: 'pending', vResultCode: 'G011AE1000000000' },
  reversed: { mpiMstatus: 'success', cardMstatus: 'failure', vResultCode: 'G011AE1100000000' },
} as const satisfies Readonly<Record<string, Omit<Ending, 'state'>>>;

export type EndState = keyof typeof ENDINGS;

/** Returns the end state from the results of 3-D Secure and of the card's centre, by the rule of the option. */
export const endOf = ({
  scenario,
  option,
  withCapture,
}: Pick<MpiOrder, 'scenario' | 'option' | 'withCapture'>): EndState => {
  const passes = scenario.status === 'Y' || (scenario.status === 'A' && option !== 'mpi-complete');
  if (!passes) return 'mpi_failed';
  if (option === 'mpi-none') return 'authenticated';
  if (scenario.card === 'failure') return 'auth_failed';
  if (scenario.card === 'pending') return 'auth_pending';
  return withCapture ? 'captured' : 'authorized';
};
