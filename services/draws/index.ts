export type { BoxStock } from './box-stocks.js';
export { Boxes } from './boxes.js';
export { type DrawOutcome, DrawPack } from './draw-pack/draw-pack.command.js';
export { DrawsModule, drawsPart } from './draws.module.js';
export type { CardsDecided, CardsDrawn, CardsForfeited } from './streams/draw.events.js';
export type { BoxOffer, BoxPrize, PaymentMethod } from './streams/offer.js';
