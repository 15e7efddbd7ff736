export { CatalogModule, catalogPart } from './catalog.module.js';
export { PackTarget } from './commands/pack.target.js';
export { loadDemoPacks } from './demo/load-demo-packs.js';
export { PackPublication } from './publish-pack/pack-publication.js';
export { type CardRow, findCard } from './rows/cards.rows.js';
export { type CardType, CatalogContent } from './rows/catalog-content.rows.js';
export type { PackEvent } from './streams/pack.events.js';
export { packStreamOf } from './streams/pack.state.js';
export type { Card, PackDraft } from './streams/pack-terms.js';
