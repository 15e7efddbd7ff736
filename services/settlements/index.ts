export { BROKEN_OFF } from './commands/broken-off.messages.js';
export { settlementIdOf, settlementLockOf as settlementLock } from './rows/settlements.rows.js';
export { SettlementsModule, settlementsPart } from './settlements.module.js';
