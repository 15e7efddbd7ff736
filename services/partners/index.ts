export { PartnerCalls } from './calls/partner-calls.js';
export { loadDemoSites } from './demo/demo-sites.js';
export { PartnersModule, partnersPart } from './partners.module.js';
export { SiteSecrets } from './rows/site-secrets.js';
export type {
  PartnerTransferDone,
  PartnerTransferFailed,
  PartnerTransferRequested,
  TransferEvent,
} from './streams/transfer.events.js';
