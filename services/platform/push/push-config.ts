import { createECDH } from 'node:crypto';
import { isMailAddress } from '../../kernel/mail-address.js';
import { addressOf, type Environment, hostsOf, readValue } from '../provider-environment.js';
import { StartupError } from '../startup-error.js';

/** The shop's own keys, by which push services and browsers know it (VAPID, RFC 8292). */
export interface PushKeys {
  /** A point of P-256, uncompressed, in base64url; public: browsers subscribe for it. */
  readonly publicKey: string;
  /** In base64url. */
  readonly privateKey: string;
  /** Where a push service reaches whoever runs the shop: `mailto:…` or `https://…`. */
  readonly subject: string;
  /** Of push services that may be sent to: a host, or with a dot before it any below it. */
  readonly hosts: readonly string[];
  /** The push service to try the shop with, without a slash at the end: the only one on this machine, and over http; null: none. */
  readonly sandboxUrl: string | null;
}

/** How the shop sends messages to members' devices. */
export interface PushConfig {
  /** Null: nobody is sent any. */
  readonly keys: PushKeys | null;
  /** What is missing, in words for whoever starts the shop. */
  readonly missing: readonly string[];
}

const NAMES = ['PUSH_VAPID_PUBLIC_KEY', 'PUSH_VAPID_PRIVATE_KEY', 'PUSH_SUBJECT'];
const SANDBOX = 'PUSH_SANDBOX_URL';
/** Those of Chrome and its kin, Chromium, Firefox, Safari and Edge. */
const USUAL_HOSTS =
  'fcm.googleapis.com,jmt17.google.com,.push.services.mozilla.com,.push.apple.com,.notify.windows.com';

/** The public key of a private one. @throws Error for what is no key */
const publicKeyOf = (privateKey: string): string => {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  return pair.getPublicKey().toString('base64url');
};

const isKeyPair = (publicKey: string, privateKey: string): boolean => {
  try {
    return publicKeyOf(privateKey) === publicKey;
  } catch {
    return false;
  }
};

const readSandboxUrl = (environment: Environment, isSandbox: boolean): string | null => {
  if (!environment[SANDBOX]) return null;
  if (!isSandbox) throw new StartupError(`${SANDBOX} is for trying the shop; only SANDBOX=1 allows it`);
  return addressOf(environment, SANDBOX, '', isSandbox);
};

/** @throws StartupError for a value that cannot be used */
export const readPushConfig = (environment: Environment, isSandbox: boolean): PushConfig => {
  const [publicKey, privateKey, subject] = NAMES.map((name) => readValue(environment, name));
  const sandboxUrl = readSandboxUrl(environment, isSandbox);
  if (!publicKey || !privateKey || !subject) {
    const lacking = NAMES.filter((name) => !environment[name] && !environment[`${name}_FILE`]);
    return { keys: null, missing: [`push messages are off: ${lacking.join(', ')} not set`] };
  }
  if (!isKeyPair(publicKey, privateKey))
    throw new StartupError('PUSH_VAPID_PUBLIC_KEY and PUSH_VAPID_PRIVATE_KEY must be one P-256 pair in base64url');
  const [, mail] = /^mailto:(.*)$/s.exec(subject) ?? [];
  if (mail === undefined ? !/^https:\/\/\S+$/.test(subject) : !isMailAddress(mail))
    throw new StartupError(`PUSH_SUBJECT must be like mailto:shop@shop.example or https://…, not "${subject}"`);
  const hosts = hostsOf(environment, 'PUSH_HOSTS', USUAL_HOSTS);
  return { keys: { publicKey, privateKey, subject, hosts, sandboxUrl }, missing: [] };
};
