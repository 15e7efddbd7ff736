export { DisputesModule, disputesPart } from './disputes.module.js';
