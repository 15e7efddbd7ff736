export { exchangesPart } from './exchanges.module.js';
