import type { Field, Fields } from './fields.js';

/** Fields of each command, from the DTOs of VeriTrans's development kit and its connection API. */

const DIGITS = /^\d+$/;
const URL_LIKE = /^https?:\/\/[^\s]+$/;
const FULL_WIDTH = /^[^\u0020-\u007e\uff61-\uff9f\u3000－]+$/u;
/** Emoji without the two signs of Latin-1 that Unicode counts as pictographic. */
const EMOJI = /(?![©®])\p{Extended_Pictographic}/u;

const must = (max: number, like?: RegExp): Field => ({ max, must: true, ...(like && { like }) });
const may = (max: number, like?: RegExp): Field => ({ max, ...(like && { like }) });
const maySome = (max: number, ...names: readonly string[]): Fields =>
  Object.fromEntries(names.map((name) => [name, { max }]));
const mayBytes = (max: number): Field => ({ max, bytes: true });

/** Fields that the client adds to every request. */
const COMMON: Fields = {
  txnVersion: must(5, /^2\.0\.\d$/),
  dummyRequest: must(1, /^[01]$/),
  merchantCcid: must(24),
};

const ORDER: Fields = { orderId: must(100, /^[A-Za-z0-9_-]+$/) };
const PUSH: Fields = { pushUrl: may(256, URL_LIKE) };
const PHONES = ['Home', 'Mobile', 'Work'];

const RISK_HINTS = {
  ...maySome(
    8,
    'accountChangeDate',
    'accountDate',
    'accountPasswordChangeDate',
    'paymentAccountAge',
    'shipAddressUsageDate',
  ),
  ...maySome(
    2,
    ...['accountType', 'authenticationIndicator', 'messageCategory', 'authMethod', 'accountAgeIndicator'],
    ...['accountChangeIndicator', 'accountPasswordChangeIndicator', 'paymentAccountAgeIndicator'],
    ...['shipAddressUsageIndicator', 'shipNameIndicator', 'suspiciousAccountActivity', 'requestorChallengeIndicator'],
    ...['preOrderPurchaseIndicator', 'reorderItemsIndicator', 'shipIndicator'],
  ),
  ...maySome(3, 'accountProvisioningAttempts', 'accountDayTransactions', 'accountYearTransactions'),
  ...maySome(
    50,
    ...['billing', 'shipping'].flatMap((kind) =>
      ['City', 'Line1', 'Line2', 'Line3'].map((it) => `${kind}Address${it}`),
    ),
  ),
  ...maySome(3, ...['billing', 'shipping'].flatMap((kind) => [`${kind}AddressCountry`, `${kind}AddressState`])),
  ...maySome(16, 'billingPostalCode', 'shippingPostalCode'),
  ...maySome(3, ...PHONES.map((kind) => `cardholder${kind}PhoneCountry`)),
  ...maySome(15, ...PHONES.map((kind) => `cardholder${kind}PhoneNumber`)),
  accountPurchaseCount: may(4, DIGITS),
  authTimestamp: may(12, DIGITS),
  deliveryEmailAddress: may(254),
  addressMatchIndicator: may(1),
};

const MPI: Fields = {
  ...COMMON,
  ...ORDER,
  ...PUSH,
  ...RISK_HINTS,
  serviceOptionType: must(100, /^mpi-(none|complete|company|merchant)$/),
  amount: must(8, /^[1-9]\d*$/),
  jpo: may(138, /^(10|[236]\d.*)$/),
  withCapture: may(5, /^(true|false)$/),
  payNowIdParam: { max: 0, must: true, fields: { token: must(36) } },
  redirectionUri: must(1024, URL_LIKE),
  verifyResultLink: may(1, /^[012]$/),
  verifyTimeout: may(3, /^[1-9]\d*$/),
  // Without it the request is not of 3-D Secure 2 and gets no authStartUrl.
  deviceChannel: must(2, /^02$/),
  cardholderName: must(45, /^[\u0020-\u007e]{2,}$/),
  cardholderEmail: may(254, /^[^@\s]+@[^@\s]+$/),
  customerIp: must(45, /^[0-9A-Fa-f.:]+$/),
  httpAccept: may(4096),
  httpUserAgent: may(4096),
  withChallenge: may(5, /^(true|false)$/),
  tempRegistration: may(1, /^[01]$/),
  itemCode: may(7),
  browserDeviceCategory: may(1, /^[01]$/),
};

const FULL_NAME = (max: number): Field => ({ max, like: FULL_WIDTH });

const CVS: Fields = {
  ...COMMON,
  ...ORDER,
  ...PUSH,
  serviceOptionType: must(10, /^(sej|famima|lawson|econ|other)$/),
  amount: must(6, /^[1-9]\d*$/),
  name1: { ...FULL_NAME(10), must: true },
  name2: FULL_NAME(10),
  kana: may(15, /^[\u30a1-\u30fc]+$/),
  telNo: must(13, /^[\d-]+$/),
  payLimit: must(10, /^\d{4}\/\d\d\/\d\d$/),
  payLimitHhmm: may(5, /^([01]\d|2[0-3]):[0-5]\d$/),
  mailAddr: may(256, /^[^@\s]+@[^@\s]+$/),
  paymentType: may(1, /^0$/),
  free1: may(256),
  free2: may(256),
};

const BANK: Fields = {
  ...COMMON,
  ...ORDER,
  ...PUSH,
  serviceOptionType: must(3, /^atm$/),
  amount: must(10, /^[1-9]\d*$/),
  name1: { ...FULL_NAME(10), must: true },
  name2: FULL_NAME(10),
  kana1: FULL_NAME(10),
  kana2: FULL_NAME(10),
  post1: may(3, /^\d{3}$/),
  post2: may(4, /^\d{4}$/),
  address1: mayBytes(50),
  address2: mayBytes(50),
  address3: mayBytes(100),
  telNo: may(11, /^\d{9,11}$/),
  payLimit: must(8, /^\d{8}$/),
  agreementDate: may(8, /^\d{8}$/),
  contents: mayBytes(24),
  contentsKana: mayBytes(48),
};

const CARRIER_KIND = must(10, /^(sb_ktai|au|docomo)$/);

const CARRIER: Fields = {
  ...COMMON,
  ...ORDER,
  ...PUSH,
  serviceOptionType: CARRIER_KIND,
  amount: must(12, /^[1-9]\d*$/),
  terminalKind: must(1, /^[01]$/),
  itemType: must(1, /^[012]$/),
  accountingType: must(1, /^0$/),
  withCapture: may(5, /^(true|false)$/),
  d3Flag: may(1, /^[012]$/),
  itemId: may(15, /^[\w-]+$/),
  itemInfo: FULL_NAME(40),
  successUrl: must(256, URL_LIKE),
  cancelUrl: must(256, URL_LIKE),
  errorUrl: must(256, URL_LIKE),
};

const SEARCH: Fields = {
  ...COMMON,
  requestId: may(100),
  containDummyFlag: may(5, /^(true|false)$/),
  newerFlag: may(5, /^(true|false)$/),
  maxCount: may(4, DIGITS),
};

/** Tables by `Command/type`. */
export const FIELDS = {
  'Authorize/mpi': MPI,
  'GetResult/mpi': { ...COMMON, ...ORDER },
  'Capture/card': { ...COMMON, ...ORDER, amount: may(8, /^[1-9]\d*$/) },
  'Cancel/card': { ...COMMON, ...ORDER, amount: may(8, /^[1-9]\d*$/) },
  'Authorize/cvs': CVS,
  'Cancel/cvs': { ...COMMON, ...ORDER, serviceOptionType: may(10) },
  'Authorize/bank': BANK,
  'Authorize/carrier': CARRIER,
  'Capture/carrier': { ...COMMON, ...ORDER, serviceOptionType: CARRIER_KIND },
  'Cancel/carrier': { ...COMMON, ...ORDER, serviceOptionType: CARRIER_KIND, amount: may(12, /^[1-9]\d*$/) },
  'Search/search': SEARCH,
} as const satisfies Readonly<Record<string, Fields>>;

export type Call = keyof typeof FIELDS;

/** Finds faults beyond the tables: an emoji, or a card payment without a mail address and telephone number. */
export const findFurtherFault = (call: Call, params: Readonly<Record<string, unknown>>): string | null => {
  const emoji = Object.entries(params).find(([, value]) => typeof value === 'string' && EMOJI.test(value));
  if (emoji) return `${emoji[0]} has an emoji`;
  if (call !== 'Authorize/mpi') return null;
  const reach = ['cardholderEmail', ...PHONES.map((kind) => `cardholder${kind}PhoneNumber`)];
  return reach.some((name) => params[name] !== undefined) ? null : 'cardholderEmail or a telephone number is missing';
};
