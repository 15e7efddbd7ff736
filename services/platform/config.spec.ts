import { describe, expect, it } from '@jest/globals';
import { parseWitnessKey } from '../kernel/cosignature.js';
import { deriveEncryptionKeys, deriveKey, readConfig, readSecrets } from './config.js';
import { StartupError } from './startup-error.js';

/** The key of RFC 8032, section 7.1, test 1. */
const WITNESS = 'witness.example/w1+eb762cc2+BNdamAGCsQq31Uv+08lkBzoO4XLz2qYjJa8CGmj3B1Ea';
const SECRET = Buffer.alloc(32, 7);
const withDatabase = (embedded: boolean) => ({ databaseUrl: 'postgres://localhost/shop', embedded, secret: SECRET });

describe('the configuration', () => {
  it('describes a demo shop in a sandbox if nothing is set and the database is embedded', () => {
    expect(readConfig({}, withDatabase(true))).toEqual({
      port: 3000,
      host: '127.0.0.1',
      dataDir: '.data',
      databaseUrl: 'postgres://localhost/shop',
      healthPort: null,
      kafkaBrokers: null,
      kafkaPrefix: '',
      legalTexts: expect.stringMatching(/services\/legal\/texts$/),
      demo: true,
      sandbox: true,
      rateLimits: true,
      bootstrapOperator: null,
      secret: SECRET,
      retiredSecrets: [],
      production: false,
      smtpUrl: null,
      mailFrom: 'no-reply@localhost',
      publicUrl: 'http://localhost:3000',
      payments: {
        enabledCodes: ['1', '2', '3', '4', '5', '6', '7'],
        keys: { veritrans: null, paypal: null, 'amazon-pay': null },
        bank: null,
        missing: ['1, 2, 6, 7', '3', '5', '4'].map((methods) => expect.stringContaining(`${methods} are off`)),
      },
      sms: { twilio: null, dailyBudget: 500, countryCodes: ['61', '64', '65', '82', '852', '886'], missing: [] },
      push: { keys: null, missing: [expect.stringContaining('push messages are off')] },
      demoPartner: null,
      signer: null,
      logHeads: { folder: null, mails: [], witnesses: [] },
    });
  });

  it('describes no demo and listens for other machines if a database is configured', () => {
    expect(readConfig({}, withDatabase(false))).toMatchObject({ demo: false, sandbox: false, host: '0.0.0.0' });
  });

  it('describes no demo in production', () => {
    for (const embedded of [true, false])
      expect(readConfig({ NODE_ENV: 'production' }, withDatabase(embedded))).toMatchObject({
        demo: false,
        sandbox: false,
        host: '0.0.0.0',
      });
  });

  it.each([
    [{ DEMO: '0' }, { demo: false, sandbox: false }],
    [
      { DEMO: '0', SANDBOX: '1' },
      { demo: false, sandbox: true },
    ],
    [{ SANDBOX: '0' }, { demo: true, sandbox: false }],
    [
      { DEMO: '', PORT: '', DATA_DIR: '' },
      { demo: true, port: 3000, dataDir: '.data' },
    ],
    [{ PORT: '0' }, { port: 0 }],
    [{ HOST: '0.0.0.0' }, { demo: true, host: '0.0.0.0' }],
    [{ DEMO: '0', SANDBOX: '1' }, { host: '127.0.0.1' }],
    [
      { NODE_ENV: 'production', DEMO: '0', SANDBOX: '0' },
      { demo: false, sandbox: false },
    ],
    [
      { PORT: '8080', DATA_DIR: '/srv/shop' },
      { port: 8080, dataDir: '/srv/shop' },
    ],
    [{ RATE_LIMITS: '0' }, { rateLimits: false }],
    [{ NODE_ENV: 'production' }, { production: true, rateLimits: true }],
    [
      { SMTP_URL: 'smtp://localhost', MAIL_FROM: 'a@b.c' },
      { smtpUrl: 'smtp://localhost', mailFrom: 'a@b.c' },
    ],
    [{ PORT: '8080' }, { publicUrl: 'http://localhost:8080' }],
    [{ PUBLIC_URL: 'https://shop.example/' }, { publicUrl: 'https://shop.example' }],
    [
      {
        LOG_HEADS_DIR: '/srv/heads',
        LOG_HEADS_MAIL: 'a@b.c, d@e.f',
        WITNESS_URLS: `${WITNESS} https://witness.example/`,
      },
      {
        logHeads: {
          folder: '/srv/heads',
          mails: ['a@b.c', 'd@e.f'],
          witnesses: [{ url: 'https://witness.example', verifier: parseWitnessKey(WITNESS) }],
        },
      },
    ],
    [{ BOOTSTRAP_OPERATOR: 'a@b.c:pass:word' }, { bootstrapOperator: { mail: 'a@b.c', password: 'pass:word' } }],
  ])('reads %j as %j', (environment, expected) => {
    expect(readConfig(environment, withDatabase(true))).toMatchObject(expected);
  });

  it.each([
    [{ DEMO: 'yes' }, 'DEMO'],
    [{ SANDBOX: 'true' }, 'SANDBOX'],
    [{ RATE_LIMITS: '2' }, 'RATE_LIMITS'],
    [{ RATE_LIMITS: '0', NODE_ENV: 'production' }, 'RATE_LIMITS'],
    [{ VERITRANS_DUMMY: '1', NODE_ENV: 'production' }, 'VERITRANS_DUMMY'],
    [{ AMAZON_PAY_PUBLIC_KEY_ID: 'SANDBOX-KEY', NODE_ENV: 'production' }, 'AMAZON_PAY_PUBLIC_KEY_ID'],
    [{ PAYPAL_BASE_URL: 'https://api-m.sandbox.paypal.com', NODE_ENV: 'production' }, 'PAYPAL_BASE_URL'],
    [{ FAILPOINT: 'after-locks@1', NODE_ENV: 'production' }, 'FAILPOINT'],
    [{ LEGAL_TEXTS: 'texts', NODE_ENV: 'production' }, 'LEGAL_TEXTS'],
    [{ DEMO: '1', NODE_ENV: 'production' }, 'DEMO=1 opens a shop whose passwords everybody knows'],
    [{ SANDBOX: '1', NODE_ENV: 'production' }, 'SANDBOX=1 shows everybody every mail'],
    [{ PUBLIC_URL: 'shop.example' }, 'PUBLIC_URL'],
    [{ PUBLIC_URL: 'javascript:alert(1)' }, 'PUBLIC_URL'],
    [{ SMTP_URL: 'smtp://localhost', NODE_ENV: 'production' }, 'PUBLIC_URL'],
    [{ PORT: 'http' }, 'PORT'],
    [{ PORT: '-1' }, 'PORT'],
    [{ PORT: '65536' }, 'PORT'],
    [{ PORT: '80.5' }, 'PORT'],
    [{ SIGNER_URL: 'signer', SIGNER_TOKEN: 'word' }, 'SIGNER_URL'],
    [{ SIGNER_URL: 'http://signer:3002' }, 'SIGNER_TOKEN'],
    [{ LOG_HEADS_DIR: 'heads' }, 'LOG_HEADS_DIR'],
    [{ LOG_HEADS_MAIL: 'a@b.c, b' }, 'LOG_HEADS_MAIL'],
    [{ WITNESS_URLS: 'https://witness.example' }, 'WITNESS_URLS'],
    [{ WITNESS_URLS: WITNESS }, 'WITNESS_URLS'],
    [{ WITNESS_URLS: `${WITNESS} witness.example` }, 'WITNESS_URLS'],
    [{ WITNESS_URLS: `${WITNESS} http://witness.example`, SANDBOX: '0' }, 'https'],
    [{ WITNESS_URLS: `${WITNESS} https://a.example,${WITNESS} https://b.example` }, 'witness.example/w1 twice'],
    [{ BOOTSTRAP_OPERATOR: 'a@b.c' }, 'BOOTSTRAP_OPERATOR'],
    [{ BOOTSTRAP_OPERATOR: 'a@b.c:' }, 'BOOTSTRAP_OPERATOR'],
    [{ BOOTSTRAP_OPERATOR: ':password' }, 'BOOTSTRAP_OPERATOR'],
  ])('refuses %j and names %s', (environment, name) => {
    const reading = () => readConfig(environment, withDatabase(true));
    expect(reading).toThrow(StartupError);
    expect(reading).toThrow(name);
  });
});

describe('the secrets', () => {
  const older = Buffer.alloc(32, 1);
  const newer = Buffer.alloc(32, 2);

  it('have the current one first and retired ones after it', () => {
    expect(readSecrets(older.toString('base64'))).toEqual({ secret: older, retiredSecrets: [] });
    const both = readSecrets(`${newer.toString('base64')}, ${older.toString('base64')}`);
    expect(both).toEqual({ secret: newer, retiredSecrets: [older] });
    expect(deriveEncryptionKeys(both, 'seeds')).toEqual([deriveKey(newer, 'seeds'), deriveKey(older, 'seeds')]);
  });

  it.each(['', 'c2hvcnQ=', `${older.toString('base64')},`, `${older.toString('base64')},c2hvcnQ=`])(
    'refuse the value "%s"',
    (value) => {
      expect(() => readSecrets(value)).toThrow(StartupError);
    },
  );
});

describe('the key of a purpose', () => {
  it('has 32 bytes, stays the same, and differs for another purpose or secret', () => {
    const key = deriveKey(SECRET, 'seeds');
    expect([key.length, deriveKey(SECRET, 'seeds')]).toEqual([32, key]);
    expect(deriveKey(SECRET, 'sessions')).not.toEqual(key);
    expect(deriveKey(Buffer.alloc(32, 8), 'seeds')).not.toEqual(key);
  });

  it('equals that of earlier versions, so that encrypted values stay readable', () => {
    expect(deriveKey(SECRET, 'seeds').toString('hex')).toBe(
      'b99c2518136482937381bede49330142b6dfeb2a53d480cf120a293e98552911',
    );
  });
});
