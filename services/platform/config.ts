import { hkdfSync } from 'node:crypto';
import { join } from 'node:path';
import { isMailSender, parseMailAddress } from '../kernel/mail-address.js';
import type { EncryptionKeys } from './crypto/encryption.js';
import { type KafkaSecurity, readKafkaSecurity } from './kafka/kafka-security.js';
import { readDemoPartner } from './partners/demo-partner.js';
import type { PartnerAddress } from './partners/partner-sites.js';
import { type PaymentConfig, readPaymentConfig } from './payments/payment-config.js';
import { findProductionRefusal } from './payments/providers.js';
import { projectRoot } from './project-root.js';
import type { Environment } from './provider-environment.js';
import { type PushConfig, readPushConfig } from './push/push-config.js';
import { type LogHeadsConfig, readLogHeadsConfig } from './signer/log-heads-config.js';
import { readSmsConfig, type SmsConfig } from './sms/sms-config.js';
import { StartupError } from './startup-error.js';

/** The configuration of a process, read from its environment; docs/operate/configuration.md describes each variable. */
export abstract class Config {
  abstract readonly port: number;
  /** The address that it listens on. */
  abstract readonly host: string;
  /** The port for health checks and metrics, separate from the shop's own port; null: none. */
  abstract readonly healthPort: number | null;
  abstract readonly dataDir: string;
  abstract readonly databaseUrl: string;
  /** Addresses of Kafka's brokers; null: events travel over PostgreSQL. */
  abstract readonly kafkaBrokers: readonly string[] | null;
  /** The prefix of every topic and group, so that several shops can share brokers. */
  abstract readonly kafkaPrefix: string;
  /** Credentials for the brokers; undefined where they require none. */
  abstract readonly kafkaSecurity: KafkaSecurity | undefined;
  abstract readonly demo: boolean;
  abstract readonly sandbox: boolean;
  abstract readonly rateLimits: boolean;
  abstract readonly bootstrapOperator: { readonly mail: string; readonly password: string } | null;
  /** 32 random bytes from which keys are derived. They are never stored in the database. */
  abstract readonly secret: Buffer;
  /** Earlier secrets, newest first. Values that were encrypted with them can still be decrypted. */
  abstract readonly retiredSecrets: readonly Buffer[];
  abstract readonly production: boolean;
  /** The mail server as `smtp://user:password@host:port`, used outside the sandbox. */
  abstract readonly smtpUrl: string | null;
  abstract readonly mailFrom: string;
  /** The URL of the shop for members, without a trailing slash. Links in mails begin with it. */
  abstract readonly publicUrl: string;
  /** The contact for vulnerability reports in security.txt; undefined: the contact page. */
  abstract readonly securityContact: string | undefined;
  /** The folder of the legal texts. Tests use their own. */
  abstract readonly legalTexts: string;
  abstract readonly payments: PaymentConfig;
  abstract readonly sms: SmsConfig;
  abstract readonly push: PushConfig;
  /** The partner site of the demo shop. */
  abstract readonly demoPartner: PartnerAddress | null;
  /** The process that signs the heads of the log, and its token; null: heads are not signed. */
  abstract readonly signer: { readonly url: string; readonly token: string } | null;
  /** The destinations of signed heads of the log. */
  abstract readonly logHeads: LogHeadsConfig;
}

/** Derives the key for one purpose (HKDF-SHA-256, RFC 5869). Keys of different purposes are independent. */
export const deriveKey = (secret: Buffer, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, Buffer.alloc(0), `oripa-shop/${purpose}`, 32));

/** Derives the encryption keys for one purpose: the current one first, then those of retired secrets. */
export const deriveEncryptionKeys = (
  { secret, retiredSecrets }: Pick<Config, 'secret' | 'retiredSecrets'>,
  purpose: string,
): EncryptionKeys => [deriveKey(secret, purpose), ...retiredSecrets.map((retired) => deriveKey(retired, purpose))];

const SECRET_BYTES = 32;

/**
 * Parses the secrets of the shop, in base64 and separated by commas: the current one, then retired ones, newest first.
 *
 * @throws StartupError if one is too short
 */
export const readSecrets = (value: string): Pick<Config, 'secret' | 'retiredSecrets'> => {
  const [secret, ...retiredSecrets] = value.split(',').map((one) => Buffer.from(one.trim(), 'base64'));
  if ([secret!, ...retiredSecrets].some(({ length }) => length < SECRET_BYTES))
    throw new StartupError('SHOP_SECRET must be at least 32 bytes in base64, like each retired secret after a comma');
  return { secret: secret!, retiredSecrets };
};

const readFlag = (environment: Environment, name: string, otherwise: boolean): boolean => {
  const value = environment[name];
  if (value === undefined || value === '') return otherwise;
  if (value === '1' || value === '0') return value === '1';
  throw new StartupError(`${name} must be 0 or 1, not "${value}"`);
};

const portOf = (name: string, value: string): number => {
  const port = Number(value);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new StartupError(`${name} must be 0 to 65535, not "${value}"`);
  return port;
};

/** Reads the public URL. It is never taken from a request, whose sender could then redirect the links in other people's mails. */
const publicUrlOf = (environment: Environment): string => {
  const value = environment.PUBLIC_URL || `http://localhost:${environment.PORT || '3000'}`;
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol))
    throw new StartupError(`PUBLIC_URL must be like https://shop.example, not "${value}"`);
  return value.replace(/\/+$/, '');
};

const senderOf = (value: string | undefined): string => {
  if (!value) return 'no-reply@localhost';
  if (!isMailSender(value))
    throw new StartupError(
      'MAIL_FROM must be a mail address, or a name and <a mail address>, like Shop <no-reply@example.com>',
    );
  return value;
};

const securityContactOf = (value: string | undefined): string | undefined => {
  if (!value) return undefined;
  if (!/^(mailto:[^\s@]+@[^\s@]+|https:\/\/[^\s]+)$/.test(value))
    throw new StartupError(`SECURITY_CONTACT must be mailto:security@shop.example or an https address, not "${value}"`);
  return value;
};

const bootstrapOf = (value: string | undefined): Config['bootstrapOperator'] => {
  if (!value) return null;
  const colon = value.indexOf(':');
  if (colon < 1 || colon === value.length - 1) throw new StartupError('BOOTSTRAP_OPERATOR must be mail:password');
  const mail = parseMailAddress(value.slice(0, colon));
  if (mail === null) throw new StartupError('BOOTSTRAP_OPERATOR must begin with a mail address');
  return { mail, password: value.slice(colon + 1) };
};

const brokersOf = (value: string | undefined): readonly string[] | null => {
  if (!value) return null;
  const brokers = value.split(',').map((broker) => broker.trim());
  if (!brokers.every((broker) => /^[^\s:]+:\d{1,5}$/.test(broker)))
    throw new StartupError(`KAFKA_BROKERS must be host:port, separated by commas, not "${value}"`);
  return brokers;
};

const signerOf = ({ SIGNER_URL: url, SIGNER_TOKEN: token }: Environment): Config['signer'] => {
  if (!url) return null;
  if (!URL.canParse(url)) throw new StartupError(`SIGNER_URL must be like http://signer:3002, not "${url}"`);
  if (!token) throw new StartupError('SIGNER_TOKEN is missing: set it to the token of the signer at SIGNER_URL');
  return { url: url.replace(/\/+$/, ''), token };
};

/** Values for trials and measurements, which are refused in production. */
const NOT_IN_PRODUCTION: Readonly<Record<string, readonly [value: string, why: string]>> = {
  RATE_LIMITS: ['0', 'is for measurements'],
  DEMO: ['1', 'opens a shop whose passwords everybody knows'],
  SANDBOX: ['1', 'shows everybody every mail'],
};

const refuseInProduction = (environment: Environment): void => {
  for (const [name, [value, why]] of Object.entries(NOT_IN_PRODUCTION))
    if (environment[name] === value)
      throw new StartupError(`${name}=${value} ${why}; it is refused in production: leave ${name} out`);
  const ofPayments = findProductionRefusal(environment);
  if (ofPayments !== null) throw new StartupError(ofPayments);
  if (environment.FAILPOINT) throw new StartupError('FAILPOINT is for tests; it is refused in production');
  if (environment.LEGAL_TEXTS)
    throw new StartupError('LEGAL_TEXTS is for tests; in production the texts are those of the release');
  if (environment.SMTP_URL && !environment.PUBLIC_URL)
    throw new StartupError('PUBLIC_URL is missing: links in mails begin with it, so SMTP_URL needs it in production');
};

/** Reads the configuration of a process. @throws StartupError for an invalid value */
export const readConfig = (
  environment: Environment,
  resolved: {
    readonly databaseUrl: string;
    readonly embedded: boolean;
    readonly secret: Buffer;
    readonly retiredSecrets?: readonly Buffer[];
  },
): Config => {
  const production = environment.NODE_ENV === 'production';
  if (production) refuseInProduction(environment);
  const demo = readFlag(environment, 'DEMO', resolved.embedded && !production);
  const sandbox = readFlag(environment, 'SANDBOX', demo);
  const rateLimits = readFlag(environment, 'RATE_LIMITS', true);
  return {
    port: portOf('PORT', environment.PORT || '3000'),
    // A demo or sandbox, which everybody may enter, listens on this machine only unless HOST is set.
    host: environment.HOST || (demo || sandbox ? '127.0.0.1' : '0.0.0.0'),
    healthPort: environment.HEALTH_PORT ? portOf('HEALTH_PORT', environment.HEALTH_PORT) : null,
    dataDir: environment.DATA_DIR || '.data',
    databaseUrl: resolved.databaseUrl,
    kafkaBrokers: brokersOf(environment.KAFKA_BROKERS),
    kafkaPrefix: environment.KAFKA_PREFIX ?? '',
    kafkaSecurity: readKafkaSecurity(environment),
    demo,
    sandbox,
    rateLimits,
    bootstrapOperator: bootstrapOf(environment.BOOTSTRAP_OPERATOR),
    secret: resolved.secret,
    retiredSecrets: resolved.retiredSecrets ?? [],
    production,
    smtpUrl: environment.SMTP_URL || null,
    mailFrom: senderOf(environment.MAIL_FROM),
    publicUrl: publicUrlOf(environment),
    securityContact: securityContactOf(environment.SECURITY_CONTACT),
    legalTexts: environment.LEGAL_TEXTS || join(projectRoot, 'services/legal/texts'),
    payments: readPaymentConfig(environment, sandbox),
    sms: readSmsConfig(environment, sandbox),
    push: readPushConfig(environment, sandbox),
    demoPartner: readDemoPartner(environment, sandbox),
    signer: signerOf(environment),
    logHeads: readLogHeadsConfig(environment, sandbox),
  };
};
