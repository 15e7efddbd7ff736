import { CommandRequest, operatorCommand } from '../../operators/index.js';
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
