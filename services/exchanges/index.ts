export { loadDemoOffers } from './demo/demo-offers.js';
export { exchangesPart } from './exchanges.module.js';
