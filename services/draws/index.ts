export type { BoxStock } from './boxes/box-stocks.js';
export { Boxes } from './boxes/boxes.js';
export { GetDrawDetail } from './draw-desk/draw.query.js';
export type { DrawDetail } from './draw-desk/draws.contract.js';
export { DrawPack } from './draw-pack/draw-pack.command.js';
export type { DrawOutcome } from './draw-pack/pending-draw.js';
export { DrawsModule, drawsPart } from './draws.module.js';
export type { CardsDecided, CardsDrawn, CardsForfeited } from './streams/draw.events.js';
export type { BoxOffer, BoxPrize } from './streams/offer.js';
