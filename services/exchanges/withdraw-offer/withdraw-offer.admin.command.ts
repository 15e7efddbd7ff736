import { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import { operatorCommand } from '../../platform/console-api/commands/declared-command.js';
import { OfferTarget } from '../commands/offer.target.js';
import { decideWithdrawOffer } from './withdraw-offer.decide.js';

/** Withdraws an offer. */
export const withdrawOffer = operatorCommand({
  route: 'POST exchange-offers/:id/withdraw',
  permission: 'run-shop',
  request: CommandRequest,
  target: OfferTarget,
  decide: decideWithdrawOffer,
});
