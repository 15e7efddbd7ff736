export type { OfferResource } from '../../../../services/exchanges/wire/offer.contract.js';
