import { createECDH, generateKeyPairSync } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { readConfig } from '../platform/config.js';
import { environmentTopics } from '../platform/environment-variables.js';
import type { Environment } from '../platform/provider-environment.js';
import { withSecretsOfFiles } from '../platform/secret-files.js';
import { readSignerSettings } from '../signer/settings.js';
import { configurationDocument } from './configuration-document.js';

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

const vapid = createECDH('prime256v1');
vapid.generateKeys();

/** Values that reach every branch of the configuration code. */
const VALUES: Readonly<Record<string, string>> = {
  SANDBOX: '1',
  SHOP_SECRET: Buffer.alloc(32).toString('base64'),
  SMS_PROVIDER: 'twilio',
  KAFKA_SASL_MECHANISM: 'plain',
  KAFKA_SASL_USERNAME: 'shop',
  KAFKA_SASL_PASSWORD: 'x',
  VERITRANS_TOKEN_API_KEY: 'x',
  VERITRANS_MERCHANT_CCID: 'x',
  VERITRANS_SECRET_KEY: 'ab',
  PAYPAL_CLIENT_ID: 'x',
  PAYPAL_CLIENT_SECRET: 'x',
  PAYPAL_WEBHOOK_ID: 'x',
  PAYPAL_MERCHANT_ID: 'x',
  AMAZON_PAY_MERCHANT_ID: 'x',
  AMAZON_PAY_STORE_ID: 'x',
  AMAZON_PAY_PUBLIC_KEY_ID: 'x',
  AMAZON_PAY_PRIVATE_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  AMAZON_PAY_SNS_TOPIC_ARN: 'x',
  TWILIO_ACCOUNT_SID: 'AC00000000000000000000000000000000',
  TWILIO_AUTH_TOKEN: 'x',
  TWILIO_FROM: '+15005550006',
  ...{ BANK_NAME: 'x', BANK_BRANCH: 'x', BANK_ACCOUNT: 'x', BANK_HOLDER_KANA: 'x' },
  PUSH_VAPID_PUBLIC_KEY: vapid.getPublicKey('base64url'),
  PUSH_VAPID_PRIVATE_KEY: vapid.getPrivateKey('base64url'),
  PUSH_SUBJECT: 'https://shop.example',
  PARTNER_BASE_URL: 'http://localhost:1',
};

/** Returns the names of variables that a function reads from its environment. */
const namesReadBy = (read: (environment: Environment) => unknown, values = VALUES): string[] => {
  const names = new Set<string>();
  const recorded = new Proxy<Record<string, string>>(
    { ...values },
    {
      get: (target, name: string) => {
        names.add(name);
        return target[name];
      },
    },
  );
  read(recorded);
  return [...names];
};

const resolved = { databaseUrl: '', embedded: true, secret: Buffer.alloc(32) };

/** Lists the variables that code reads from `process.env`. */
const namesOfProcess = (): string[] =>
  readdirSync('services', { recursive: true, encoding: 'utf8' })
    .map((file) => join('services', file))
    .filter((file) => /\.(ts|mjs)$/.test(file) && !/\.(spec|fixture)\.ts$/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .flatMap((text) => [
      ...[...text.matchAll(/process\.env\.([A-Z_]+)/g)].map(([, name]) => name!),
      ...[...text.matchAll(/const \{ ([A-Z_, ]+) \} = process\.env/g)].flatMap(([, names]) => names!.split(', ')),
    ]);

/** Lists the variables that the sandbox reads. Its code is not imported, because the shop must not depend on it. */
const namesOfSandbox = (): string[] =>
  [...readFileSync('services/sandbox/settings.ts', 'utf8').matchAll(/environment(?:\.|, ')([A-Z_]+)/g)].map(
    ([, name]) => name!,
  );

const variables = environmentTopics.flatMap((topic) => topic.variables);
/** Variables of the system and of npm. */
const FOREIGN = new Set(['PATH', 'LANG']);

describe('the declared environment variables', () => {
  const read = new Set([
    ...namesReadBy((environment) => readConfig(environment, resolved)),
    ...namesReadBy((environment) => readConfig(environment, resolved), { NODE_ENV: 'production', PAYMENT_METHODS: '' }),
    ...namesReadBy(withSecretsOfFiles),
    ...namesOfSandbox(),
    ...namesReadBy(readSignerSettings),
    ...namesOfProcess().filter((name) => !FOREIGN.has(name)),
  ]);
  const declared = variables.map(({ name }) => name);
  const fromFiles = variables.filter(({ mayBeInFile }) => mayBeInFile).map(({ name }) => `${name}_FILE`);

  it('include every variable that a process reads', () =>
    expect([...read].filter((name) => ![...declared, ...fromFiles].includes(name))).toEqual([]));

  it('name no variable that nothing reads', () => {
    const readUnderOtherNames = ['DATABASE_URL', 'DATABASE_PASSWORD', 'DATABASE_OWNER_URL', 'DATABASE_OWNER_PASSWORD'];
    expect(declared.filter((name) => !read.has(name) && !readUnderOtherNames.includes(name))).toEqual([]);
  });

  it('mark the variables that a file may hold', () => expect(fromFiles.filter((name) => !read.has(name))).toEqual([]));

  it('have no duplicates', () => expect(declared).toEqual([...new Set(declared)]));
});

describe('docs/operate/configuration.md', () => {
  it('equals the declarations in the code, from which npm run configuration writes it', () =>
    expect(readFileSync('docs/operate/configuration.md', 'utf8')).toBe(configurationDocument));
});
