import { operatorCommand } from '../../platform/console-api/commands/declared-command.js';
import { TransferTarget } from '../commands/transfer.target.js';
import { SettleTransferRequest } from './settle-transfer.contract.js';
import { decideSettleTransfer } from './settle-transfer.decide.js';

/** Settles a transfer of points whose outcome the partner site does not report. */
export const settleTransfer = operatorCommand({
  route: 'POST partner-transfers/:id/settle',
  permission: 'run-shop',
  request: SettleTransferRequest,
  target: TransferTarget,
  decide: (transfer, { request, now }) => decideSettleTransfer(transfer, request.done, now),
  limits: {
    secondOperator: ({ state: transfer, request: { done } }) => {
      const { points: value, direction } = transfer.request!;
      // The member gets points by the operator's statement only.
      return done === (direction === 'in') ? { worth: { value, unit: 'points' }, binds: {} } : null;
    },
    dailyCap: 'grants',
  },
  audit: ({ state: transfer }) => ({ amount: { value: transfer.request!.points, unit: 'points' } }),
});
