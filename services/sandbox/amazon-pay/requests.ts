import { type Json, readObject } from '../http/bodies.js';
import type { Session } from './objects.js';

/** A status and a JSON body. */
export interface AmazonPayResponse {
  readonly status: number;
  readonly body: object;
}

export const buildRefusal = (status: number, reasonCode: string, message: string): AmazonPayResponse => ({
  status,
  body: { reasonCode, message },
});
export const refuseUnknown = (): AmazonPayResponse =>
  buildRefusal(404, 'ResourceNotFound', 'The requested resource was not found.');
export const refuseInvalid = (message: string): AmazonPayResponse => buildRefusal(400, 'InvalidRequestFormat', message);

/** Returns the whole yen of `{amount, currencyCode}`; null for anything else. */
export const yenOf = (amount: Json): number | null =>
  amount.currencyCode === 'JPY' && /^[1-9]\d{0,7}$/.test(String(amount.amount)) ? Number(amount.amount) : null;

const KNOWN: Readonly<Record<string, readonly string[]>> = {
  '': [
    'webCheckoutDetails',
    'paymentDetails',
    'merchantMetadata',
    'supplementaryData',
    'platformId',
    'providerMetadata',
  ],
  webCheckoutDetails: ['checkoutReviewReturnUrl', 'checkoutResultReturnUrl', 'checkoutCancelUrl'],
  paymentDetails: [
    ...['paymentIntent', 'canHandlePendingAuthorization', 'softDescriptor', 'chargeAmount', 'totalOrderAmount'],
    ...['presentmentCurrency', 'allowOvercharge', 'extendExpiration'],
  ],
  merchantMetadata: ['merchantReferenceId', 'merchantStoreName', 'noteToBuyer', 'customInformation'],
};

const LENGTHS: Readonly<Record<string, number>> = {
  merchantReferenceId: 256,
  merchantStoreName: 50,
  noteToBuyer: 255,
  customInformation: 4096,
};

const isUrl = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= 512 && URL.canParse(value);

const shapeFault = (json: Json): string | null => {
  for (const [part, known] of Object.entries(KNOWN)) {
    const unknownName = Object.keys(part === '' ? json : readObject(json, part)).find((name) => !known.includes(name));
    if (unknownName) return `${unknownName} is unknown`;
  }
  const metadata = readObject(json, 'merchantMetadata');
  const long = Object.entries(LENGTHS).find(([name, max]) => String(metadata[name] ?? '').length > max);
  return long ? `${long[0]} is too long` : null;
};

type Changes = Partial<
  Pick<Session, 'resultUrl' | 'cancelUrl' | 'intent' | 'canPend' | 'yen' | 'reference' | 'storeName'>
>;

const textOr = (value: unknown, otherwise: string | null): string | null =>
  typeof value === 'string' ? value : otherwise;

/** Reads the changes in an update of a session; returns a text that describes the fault of an invalid one. */
export const readUpdate = (json: Json, session: Session): Changes | string => {
  const fault = shapeFault(json);
  if (fault) return fault;
  const web = readObject(json, 'webCheckoutDetails');
  const details = readObject(json, 'paymentDetails');
  const metadata = readObject(json, 'merchantMetadata');
  const yen = details.chargeAmount === undefined ? session.yen : yenOf(readObject(details, 'chargeAmount'));
  if (details.chargeAmount !== undefined && yen === null) return 'chargeAmount must be whole yen';
  if (web.checkoutResultReturnUrl !== undefined && !isUrl(web.checkoutResultReturnUrl))
    return 'checkoutResultReturnUrl is not a URL';
  if (details.paymentIntent !== undefined && !/^(Authorize|AuthorizeWithCapture)$/.test(String(details.paymentIntent)))
    return 'paymentIntent must be Authorize or AuthorizeWithCapture';
  return {
    yen,
    resultUrl: textOr(web.checkoutResultReturnUrl, session.resultUrl),
    cancelUrl: textOr(web.checkoutCancelUrl, session.cancelUrl),
    intent: textOr(details.paymentIntent, session.intent),
    canPend:
      details.canHandlePendingAuthorization === true ||
      (details.canHandlePendingAuthorization === undefined && session.canPend),
    reference: textOr(metadata.merchantReferenceId, session.reference),
    storeName: textOr(metadata.merchantStoreName, session.storeName),
  };
};
