import { createECDH } from 'node:crypto';
import { isMailAddress } from '../../kernel/mail-address.js';
import { addressOf, type Environment, hostsOf, readValue } from '../provider-environment.js';
import { StartupError } from '../startup-error.js';

/** The keys that identify the shop to push services and browsers (VAPID, RFC 8292). */
export interface PushKeys {
  /** An uncompressed point of P-256 in base64url. Browsers subscribe with it. */
  readonly publicKey: string;
  /** The private key in base64url. */
  readonly privateKey: string;
  /** The contact of the shop for push services: `mailto:…` or `https://…`. */
  readonly subject: string;
  /** Hosts of the allowed push services. `.host` stands for every host below it. */
  readonly hosts: readonly string[];
  /** The push service of the sandbox, without a trailing slash. It may be on this machine and use http. Null: none. */
  readonly sandboxUrl: string | null;
}

/** The configuration of push messages to members' devices. */
export interface PushConfig {
  /** Null: no push messages are sent. */
  readonly keys: PushKeys | null;
  /** Messages for the operator about missing settings. */
  readonly missing: readonly string[];
}

const NAMES = ['PUSH_VAPID_PUBLIC_KEY', 'PUSH_VAPID_PRIVATE_KEY', 'PUSH_SUBJECT'];
const SANDBOX = 'PUSH_SANDBOX_URL';
/** The push services of Chrome, Chromium, Firefox, Safari and Edge. */
const USUAL_HOSTS =
  'fcm.googleapis.com,jmt17.google.com,.push.services.mozilla.com,.push.apple.com,.notify.windows.com';

/** Computes the public key of a private key. @throws Error for an invalid key */
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

/** Reads the configuration of push messages. @throws StartupError for an invalid value */
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
