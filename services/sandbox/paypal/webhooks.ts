import { createSign, createVerify, randomUUID, X509Certificate } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { type Json, readObject } from '../http/bodies.js';
import type { ProviderContext } from '../provider-context.js';

const RESOURCE_TYPES: Readonly<Record<string, string>> = {
  CHECKOUT: 'checkout-order',
  PAYMENT: 'capture',
  CUSTOMER: 'dispute',
};

/** Builds the text of a webhook that PayPal signs. */
const signedText = (id: string, time: string, webhookId: string, body: string): string =>
  `${id}|${time}|${webhookId}|${crc32(body)}`;

/** Sends an event to the shop, signed by the key of the certificate that the webhook names. */
export const sendWebhook = (
  { keys, clock, pusher, settings, url }: ProviderContext,
  event_type: string,
  resource: object,
): void => {
  const time = `${new Date(clock.now()).toISOString().slice(0, 19)}Z`;
  const transmissionId = randomUUID();
  const body = JSON.stringify({
    id: `WH-${randomUUID()}`,
    event_version: '1.0',
    create_time: time,
    resource_type: RESOURCE_TYPES[event_type.split('.')[0]!],
    resource_version: '2.0',
    event_type,
    summary: event_type,
    resource,
    links: [],
  });
  const signer = createSign('sha256').update(signedText(transmissionId, time, keys.paypal.webhookId, body));
  const headers = {
    'content-type': 'application/json',
    'paypal-transmission-id': transmissionId,
    'paypal-transmission-time': time,
    'paypal-transmission-sig': signer.sign(keys.paypal.privateKey, 'base64'),
    'paypal-cert-url': `${url()}/paypal/certs/CERT-360caa42-fca2a594-sandbox`,
    'paypal-auth-algo': 'SHA256withRSA',
  };
  pusher.push({ provider: 'paypal', url: `${settings.shopUrl}/api/hooks/paypal`, headers, body });
};

/** Verifies a webhook for `verify-webhook-signature`. The request has the parsed event, which is serialized again. */
export const isGenuine = ({ keys }: ProviderContext, request: Json): boolean => {
  const text = (name: string): string => String(request[name] ?? '');
  if (text('webhook_id') !== keys.paypal.webhookId || text('auth_algo') !== 'SHA256withRSA') return false;
  const body = JSON.stringify(readObject(request, 'webhook_event'));
  const signed = signedText(text('transmission_id'), text('transmission_time'), text('webhook_id'), body);
  const { publicKey } = new X509Certificate(keys.paypal.certificate);
  return createVerify('sha256').update(signed).verify(publicKey, text('transmission_sig'), 'base64');
};
