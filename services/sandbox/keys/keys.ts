import { createECDH, generateKeyPairSync, randomBytes, randomInt } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSelfSignedCertificate } from './certificate.js';

/** Keys and ids that the providers share with the shop; created once, so that they stay the same over kills. */
export interface Keys {
  readonly veritrans: { readonly ccid: string; readonly secret: string; readonly tokenApiKey: string };
  readonly paypal: {
    readonly clientId: string;
    readonly secret: string;
    readonly merchantId: string;
    readonly webhookId: string;
    readonly privateKey: string;
    readonly certificate: string;
  };
  readonly amazonPay: {
    readonly merchantId: string;
    readonly storeId: string;
    readonly publicKeyId: string;
    /** The shop's key, which signs its requests. */
    readonly merchantPrivateKey: string;
    readonly merchantPublicKey: string;
    /** Key that signs notifications. */
    readonly snsPrivateKey: string;
    readonly snsCertificate: string;
    readonly topicArn: string;
  };
  readonly twilio: { readonly accountSid: string; readonly authToken: string };
  /** One key for all partner sites. */
  readonly partner: { readonly keyId: string; readonly secret: string };
  /** The shop's VAPID keys, in base64url; browsers subscribe with the public one. */
  readonly push: { readonly publicKey: string; readonly privateKey: string };
  /** Key that the witness of the log cosigns with, Ed25519 in PEM. */
  readonly witness: { readonly privateKey: string };
}

const capitals = (length: number): string =>
  Array.from({ length }, () => 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'[randomInt(32)]).join('');

const rsa = (): { privateKey: string; publicKey: string } =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });

const PROVIDERS = [
  'veritrans',
  'paypal',
  'amazonPay',
  'twilio',
  'partner',
  'push',
  'witness',
] as const satisfies readonly (keyof Keys)[];

const isWhole = (stored: Partial<Keys>): stored is Keys => PROVIDERS.every((provider) => stored[provider]);

const newKeys = (now: number): Keys => {
  const paypal = rsa();
  const merchant = rsa();
  const sns = rsa();
  const push = createECDH('prime256v1');
  const pushKey = push.generateKeys('base64url');
  return {
    veritrans: {
      ccid: `A1${String(randomInt(10 ** 9)).padStart(20, '0')}cc`,
      secret: randomBytes(32).toString('hex'),
      tokenApiKey: `${randomBytes(4).toString('hex')}-${randomBytes(12).toString('hex')}`,
    },
    paypal: {
      clientId: `A${randomBytes(39).toString('hex')}`,
      secret: `E${randomBytes(39).toString('hex')}`,
      merchantId: capitals(13),
      webhookId: capitals(17),
      privateKey: paypal.privateKey,
      certificate: createSelfSignedCertificate('messageverificationcerts.paypal.sandbox', paypal.privateKey, now),
    },
    amazonPay: {
      merchantId: `A${capitals(13)}`,
      storeId: `amzn1.application-oa2-client.${randomBytes(16).toString('hex')}`,
      publicKeyId: `SANDBOX-${capitals(24)}`,
      merchantPrivateKey: merchant.privateKey,
      merchantPublicKey: merchant.publicKey,
      snsPrivateKey: sns.privateKey,
      snsCertificate: createSelfSignedCertificate('sns.amazonaws.sandbox', sns.privateKey, now),
      topicArn: `arn:aws:sns:ap-northeast-1:${randomInt(10 ** 11, 10 ** 12)}:amazon-pay-sandbox`,
    },
    twilio: { accountSid: `AC${randomBytes(16).toString('hex')}`, authToken: randomBytes(16).toString('hex') },
    partner: { keyId: `shop-${randomBytes(4).toString('hex')}`, secret: randomBytes(32).toString('hex') },
    push: { publicKey: pushKey, privateKey: push.getPrivateKey('base64url') },
    witness: {
      privateKey: generateKeyPairSync('ed25519').privateKey.export({ format: 'pem', type: 'pkcs8' }) as string,
    },
  };
};

/**
 * Loads the keys of a folder. The first start creates them; a later start adds the keys of new providers. The file is replaced
 * atomically.
 */
export const loadKeys = (folder: string, now: number): Keys => {
  const file = join(folder, 'keys.json');
  const stored: Partial<Keys> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  if (isWhole(stored)) return stored;
  const keys = { ...newKeys(now), ...stored };
  writeFileSync(`${file}.new`, JSON.stringify(keys, null, 2), { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return keys;
};
