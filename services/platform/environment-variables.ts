import type { EnvironmentTopic } from './environment-variable.js';
import { kafkaVariables } from './kafka/kafka-variables.js';
import { paymentVariables } from './payments/payment-variables.js';
import { pushVariables } from './push/push-variables.js';
import { smsVariables } from './sms/sms-variables.js';

const addresses: EnvironmentTopic = {
  title: 'Addresses',
  variables: [
    { name: 'PORT', default: '3000', meaning: 'The port of the shop.' },
    {
      name: 'HOST',
      default: '`127.0.0.1` with `DEMO` or `SANDBOX`, else `0.0.0.0`',
      meaning: 'The address that the shop listens on.',
    },
    {
      name: 'PUBLIC_URL',
      default: '`http://localhost:` and `PORT`',
      meaning:
        'The address at which members reach the shop. Links in mails begin with it. Production needs it beside `SMTP_URL`.',
    },
    {
      name: 'HEALTH_PORT',
      default: null,
      meaning:
        'The port on which a process serves `/healthz`, `/readyz` and `/metrics`, at the address of `HOST`. Production serves them nowhere else, and never on `PORT`.',
    },
    {
      name: 'TRUST_PROXY',
      default: '`loopback`',
      meaning: 'The proxies whose headers give the address of a request: addresses, or `uniquelocal`.',
    },
    {
      name: 'SECURITY_CONTACT',
      default: 'the contact page',
      meaning: 'The `mailto:` or `https:` address that `/.well-known/security.txt` names for vulnerability reports.',
    },
  ],
};

const data: EnvironmentTopic = {
  title: 'Data and secrets',
  variables: [
    {
      name: 'DATA_DIR',
      default: '`.data`',
      meaning:
        'The folder of the embedded PostgreSQL, the shop’s secret, and the uploaded pictures. Processes that serve HTTP share the pictures.',
    },
    {
      name: 'DATABASE_URL',
      default: 'the embedded PostgreSQL',
      mayBeInFile: true,
      meaning: 'An existing PostgreSQL 18, like `postgres://shop@host:5432/shop`.',
    },
    {
      name: 'DATABASE_PASSWORD',
      default: null,
      mayBeInFile: true,
      meaning: 'The password of `DATABASE_URL`, if the address does not contain it.',
    },
    {
      name: 'DATABASE_OWNER_URL',
      default: null,
      mayBeInFile: true,
      meaning: 'The owner of the schema, if the shop works as another role ([two roles](database-roles.md)).',
    },
    {
      name: 'DATABASE_OWNER_PASSWORD',
      default: null,
      mayBeInFile: true,
      meaning: 'The password of `DATABASE_OWNER_URL`, if the address does not contain it.',
    },
    {
      name: 'SHOP_SECRET',
      default: 'a file in `DATA_DIR`',
      mayBeInFile: true,
      meaning:
        '32 bytes in base64. Processes on one database need the same value. A comma separates a new secret from older ones ([secrets](secrets.md)).',
    },
  ],
};

const modes: EnvironmentTopic = {
  title: 'Modes',
  variables: [
    {
      name: 'NODE_ENV',
      default: null,
      meaning: '`production` refuses every setting that is meant for trying the shop. The `Dockerfile` sets it.',
    },
    {
      name: 'DEMO',
      default: '1 with the embedded database, 0 in production',
      meaning: 'Loads the demo shop into an empty database. Production refuses it.',
    },
    {
      name: 'SANDBOX',
      default: 'as `DEMO`',
      meaning:
        'Keeps mails and text messages in `GET /sandbox/outbox`, and lets `npm start` start the sandbox of the payment providers. Production refuses it.',
    },
    { name: 'SANDBOX_PORT', default: '4010', meaning: 'The port of the sandbox, on this machine only.' },
    {
      name: 'SANDBOX_PUSH_RETRY_MS',
      default: '60000',
      meaning: 'The time in milliseconds after which the sandbox repeats a webhook that was not accepted.',
    },
    {
      name: 'SANDBOX_HANG_MS',
      default: '130000',
      meaning: 'The time in milliseconds that the sandbox keeps a request open when a test makes it hang.',
    },
    {
      name: 'SANDBOX_SLOW_MS',
      default: '5000',
      meaning: 'The delay in milliseconds of a response that a test makes slow.',
    },
    {
      name: 'SANDBOX_PENDING_MS',
      default: '60000',
      meaning: 'The time in milliseconds that the sandbox leaves a payment pending.',
    },
    { name: 'RATE_LIMITS', default: '1', meaning: '0 switches the rate limits off. Production refuses it.' },
    { name: 'LOG_LEVEL', default: '`info`', meaning: 'The least severe level that is logged, as pino names it.' },
    {
      name: 'LEGAL_TEXTS',
      default: '`services/legal/texts`',
      meaning: 'The folder of the legal texts, for tests. Production refuses it.',
    },
    {
      name: 'FAILPOINT',
      default: null,
      meaning: '`place@n` ends the process at the n-th passage of a failpoint, for tests. Production refuses it.',
    },
  ],
};

const people: EnvironmentTopic = {
  title: 'First operator and mail',
  variables: [
    {
      name: 'BOOTSTRAP_OPERATOR',
      default: null,
      mayBeInFile: true,
      meaning:
        '`mail:password` of an owner, added if no operator has that address. The password has at least 12 characters and is not a common one. In production the owner sets up an authenticator first.',
    },
    {
      name: 'SMTP_URL',
      default: null,
      mayBeInFile: true,
      meaning: 'The mail server outside the sandbox, like `smtp://user:password@host:587`.',
    },
    {
      name: 'MAIL_FROM',
      default: '`no-reply@localhost`',
      meaning: 'The sender of mails: an address, or a name and `<address>`.',
    },
  ],
};

const proof: EnvironmentTopic = {
  title: 'Signed heads of the log',
  variables: [
    {
      name: 'SIGNER_URL',
      default: '`npm start` starts a signer',
      meaning: 'The signer of log heads (`bin/signer`). Without it nothing is signed.',
    },
    {
      name: 'SIGNER_TOKEN',
      default: 'random, if `npm start` starts the signer',
      mayBeInFile: true,
      meaning: 'The token that the signer accepts, of at least 32 characters.',
    },
    { name: 'SIGNER_HOST', default: '`127.0.0.1`', meaning: 'The address that the signer listens on.' },
    { name: 'SIGNER_PORT', default: 'any free port', meaning: 'The port of the signer.' },
    {
      name: 'LOG_ORIGIN',
      default: '`PUBLIC_URL` without scheme, and `/log`',
      meaning:
        'The name of the log in its signed heads. The signer keeps its key and its last head in `DATA_DIR/signer`: keep that folder where neither the shop nor the database administrator can read it.',
    },
    {
      name: 'LOG_HEADS_DIR',
      default: null,
      meaning:
        'A folder, by its absolute path, to which the timekeeper adds each head of the log, one file per day. Keep it where the database administrator cannot write.',
    },
    {
      name: 'LOG_HEADS_MAIL',
      default: null,
      meaning: 'Addresses, separated by commas, that get each morning’s head: finance, auditors, somebody outside.',
    },
    {
      name: 'WITNESS_URLS',
      default: 'none; in the sandbox its witness',
      meaning:
        'Witnesses that cosign heads (c2sp.org/tlog-witness), separated by commas. Each is the key of the witness (`name+id+key`, Ed25519), a space, and its https address. Only `SANDBOX` allows other addresses.',
    },
  ],
};

const partners: EnvironmentTopic = {
  title: 'The demo’s partner site',
  variables: [
    {
      name: 'PARTNER_BASE_URL',
      default: 'set by the sandbox',
      meaning:
        'The partner site of the demo shop. It is read with `SANDBOX` only; owners add partner sites in the console.',
    },
    {
      name: 'PARTNER_KEY_ID',
      default: 'set by the sandbox',
      mayBeInFile: true,
      meaning: 'The key id of the demo’s partner site.',
    },
    {
      name: 'PARTNER_SECRET',
      default: 'set by the sandbox',
      mayBeInFile: true,
      meaning: 'The secret of the demo’s partner site.',
    },
  ],
};

/** All variables that the processes of the shop read, in the order of the document. */
export const environmentTopics: readonly EnvironmentTopic[] = [
  addresses,
  data,
  modes,
  people,
  kafkaVariables,
  paymentVariables,
  smsVariables,
  pushVariables,
  proof,
  partners,
];
