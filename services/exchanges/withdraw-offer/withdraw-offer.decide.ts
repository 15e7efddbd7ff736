import { accept, type Decision, refuse } from '../../kernel/decision.js';
import type { OfferRefusal, OfferWithdrawn } from '../commands/offer.target.js';
import type { ExchangeOffer } from '../rows/offers.rows.js';

/** Withdraws an offer. Members keep the cards they have received. */
export const decideWithdrawOffer = (offer: ExchangeOffer): Decision<OfferWithdrawn, OfferRefusal> =>
  offer.withdrawn_at ? refuse({ code: 'IsWithdrawn' }) : accept({ change: 'OfferWithdrawn', data: {} });
