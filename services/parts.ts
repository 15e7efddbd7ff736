import { abusePart } from './abuse/index.js';
import { bankDepositsPart } from './bank-deposits/index.js';
import { booksPart } from './books/index.js';
import { catalogPart } from './catalog/index.js';
import { contactsPart } from './contacts/index.js';
import { contentPart } from './content/index.js';
import { disputesPart } from './disputes/index.js';
import { drawsPart } from './draws/index.js';
import { exchangesPart } from './exchanges/index.js';
import { ledgerPart } from './ledger/index.js';
import { legalPart } from './legal/index.js';
import { membersPart } from './members/index.js';
import { monitoringPart } from './monitoring/index.js';
import { notificationsPart } from './notifications/index.js';
import { operatorsPart } from './operators/index.js';
import { pagesPart } from './pages/index.js';
import { partnersPart } from './partners/index.js';
import { paymentsPart } from './payments/index.js';
import type { Part } from './platform/part.js';
import { pointsPart } from './points/index.js';
import { proofPart } from './proof/index.js';
import { ranksPart } from './ranks/index.js';
import { referralsPart } from './referrals/index.js';
import { settlementsPart } from './settlements/index.js';
import { sharesPart } from './shares/index.js';
import { shipmentsPart } from './shipments/index.js';
import { winsPart } from './wins/index.js';

/** Every module of the business. */
export const parts: readonly Part[] = [
  membersPart,
  pointsPart,
  paymentsPart,
  settlementsPart,
  bankDepositsPart,
  disputesPart,
  ranksPart,
  referralsPart,
  partnersPart,
  catalogPart,
  drawsPart,
  shipmentsPart,
  exchangesPart,
  winsPart,
  sharesPart,
  contentPart,
  legalPart,
  contactsPart,
  notificationsPart,
  pagesPart,
  operatorsPart,
  monitoringPart,
  ledgerPart,
  proofPart,
  booksPart,
  abusePart,
];

/** The read models of all modules. */
export const projections = parts.flatMap((part) => part.projections ?? []);
