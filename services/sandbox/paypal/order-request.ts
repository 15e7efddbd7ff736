import { type Json, readObject } from '../http/bodies.js';
import type { PaypalOrder } from './orders.js';
import { buildRefusal, type PaypalResponse } from './responses.js';

/** Content of a request to create an order. */
export type OrderRequest = Pick<
  PaypalOrder,
  'yen' | 'customId' | 'invoiceId' | 'referenceId' | 'returnUrl' | 'cancelUrl'
>;

const KNOWN = {
  '': ['intent', 'purchase_units', 'payment_source', 'application_context', 'payer'],
  unit: ['reference_id', 'custom_id', 'invoice_id', 'amount', 'description', 'soft_descriptor', 'items', 'payee'],
  amount: ['currency_code', 'value', 'breakdown'],
  context: [
    ...['shipping_preference', 'user_action', 'locale', 'return_url', 'cancel_url', 'brand_name', 'landing_page'],
    ...['payment_method_preference', 'contact_preference'],
  ],
} as const;

const LENGTHS: Readonly<Record<string, number>> = {
  reference_id: 256,
  custom_id: 255,
  invoice_id: 127,
  description: 127,
};

const findUnknownName = (json: Json, known: readonly string[]): string | undefined =>
  Object.keys(json).find((name) => !known.includes(name));

const textAt = (json: Json, name: string): string | null =>
  typeof json[name] === 'string' ? (json[name] as string) : null;

const findFault = (json: Json, unit: Json, amount: Json, context: Json): PaypalResponse | null => {
  if (json.intent !== 'CAPTURE')
    return buildRefusal(422, 'INVALID_PARAMETER_VALUE', 'intent must be CAPTURE', '/intent');
  const unknownName =
    findUnknownName(json, KNOWN['']) ??
    findUnknownName(unit, KNOWN.unit) ??
    findUnknownName(amount, KNOWN.amount) ??
    findUnknownName(context, KNOWN.context);
  if (unknownName) return buildRefusal(400, 'MALFORMED_REQUEST_JSON', `${unknownName} is unknown`, unknownName);
  const long = Object.entries(LENGTHS).find(([name, max]) => (textAt(unit, name)?.length ?? 0) > max);
  if (long)
    return buildRefusal(400, 'INVALID_STRING_MAX_LENGTH', `${long[0]} is too long`, `/purchase_units/@0/${long[0]}`);
  if (amount.currency_code !== 'JPY')
    return buildRefusal(422, 'CURRENCY_NOT_SUPPORTED', 'JPY only', '/amount/currency_code');
  const value = textAt(amount, 'value') ?? '';
  if (/^\d+\.\d+$/.test(value)) return buildRefusal(422, 'DECIMAL_PRECISION', 'JPY takes no decimals', '/amount/value');
  if (!/^[1-9]\d{0,6}$/.test(value))
    return buildRefusal(400, 'INVALID_PARAMETER_SYNTAX', 'value is not an amount', '/amount/value');
  return null;
};

/** Reads a request to create an order; returns a refusal for a request that PayPal would refuse. */
export const readOrder = (json: Json): { readonly request: OrderRequest } | { readonly refusal: PaypalResponse } => {
  const units: readonly unknown[] = Array.isArray(json.purchase_units) ? json.purchase_units : [];
  if (units.length !== 1)
    return { refusal: buildRefusal(400, 'INVALID_ARRAY_MIN_ITEMS', 'one purchase unit is needed', '/purchase_units') };
  const unit = readObject({ unit: units[0] }, 'unit');
  const amount = readObject(unit, 'amount');
  const paypalContext = readObject(readObject(readObject(json, 'payment_source'), 'paypal'), 'experience_context');
  const context = Object.keys(paypalContext).length > 0 ? paypalContext : readObject(json, 'application_context');
  const refusal = findFault(json, unit, amount, context);
  if (refusal) return { refusal };
  return {
    request: {
      yen: Number(amount.value),
      customId: textAt(unit, 'custom_id'),
      invoiceId: textAt(unit, 'invoice_id'),
      referenceId: textAt(unit, 'reference_id') ?? 'default',
      returnUrl: textAt(context, 'return_url'),
      cancelUrl: textAt(context, 'cancel_url'),
    },
  };
};
