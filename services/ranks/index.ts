export { loadDemoRanks } from './demo/demo-ranks.js';
export { ranksPart } from './ranks.module.js';
export type { RankChanged } from './streams/rank.events.js';
