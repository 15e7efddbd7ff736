export { PartnerCalls } from './calls/partner-calls.js';
export { SiteSecrets } from './calls/site-secrets.js';
export { followSandbox, loadDemoSites } from './demo/demo-sites.js';
export { PartnersModule, partnersPart } from './partners.module.js';
export type {
  PartnerTransferDone,
  PartnerTransferFailed,
  PartnerTransferRequested,
  TransferEvent,
} from './streams/transfer.events.js';
