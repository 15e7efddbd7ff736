export { GetDrawDetail } from './all-draws/draw.query.js';
export type { DrawDetail } from './all-draws/draws.contract.js';
export type { BoxStock } from './boxes/box-stocks.js';
export { Boxes } from './boxes/boxes.js';
export { DrawPack } from './draw-pack/draw-pack.command.js';
export type { DrawOutcome } from './draw-pack/pending-draw.js';
export { DrawsModule, drawsPart } from './draws.module.js';
export { CardExchanges, type ExchangeFact } from './exchange-cards/card-exchanges.js';
export { GetDraw, type ShownDraw } from './last-draw/last-draw.query.js';
export { type CardsDue, findComingDecisions, loadCardsDue } from './rows/cards-due.rows.js';
export { loadMembersOfDraws } from './rows/drawn-by.rows.js';
export { BOXES_THAT_DIFFER } from './rows/verified-logs.rows.js';
export type { BoxEvent, TicketsDrawn } from './streams/box.events.js';
export { type BoxState, boxStream, createInitialBox, evolveBox } from './streams/box.state.js';
export {
  type BuyerRules,
  computeNextPurchase,
  type DrawnBefore,
  type NamedRank,
  NO_RULES,
} from './streams/buyer-rules.js';
export type { DrawTable } from './streams/card-outcomes.js';
export type {
  CardReceived,
  CardsDecided,
  CardsDrawn,
  CardsExchanged,
  CardsForfeited,
  DrawEvent,
} from './streams/draw.events.js';
export { type CardOutcome, type DrawState, drawStream, evolveDraw, parseCardId } from './streams/draw.state.js';
export { describeExtraPrize } from './streams/extra-prize-words.js';
export { type ExtraRule, findWinsAfter } from './streams/extra-prizes.js';
export { groupByDraw, type NamedCard, type NamesRefused, refuseNames, termsOf } from './streams/named-cards.js';
export { type BoxOffer, type BoxPrize, HOLDING_MS } from './streams/offer.js';
export { UNDECIDED_CARDS } from './streams/undecided-cards.js';
export type { VerifiedDraws } from './streams/verified-log.js';
