export { CatalogModule, catalogPart } from './catalog.module.js';
export { type CardType, CatalogContent } from './catalog-content.js';
export { loadDemoPacks } from './demo/load-demo-packs.js';
export { type PackEvent, packStreamOf } from './streams/pack.events.js';
export type { Card, PackDraft } from './streams/pack-terms.js';
