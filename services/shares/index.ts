export { SharesModule, sharesPart } from './shares.module.js';
