import type { KafkaConfig, SASLOptions } from 'kafkajs';
import { type Environment, readValue } from '../provider-environment.js';
import { StartupError } from '../startup-error.js';

/** The client's options for authentication and TLS with Kafka's brokers. */
export type KafkaSecurity = Pick<KafkaConfig, 'sasl' | 'ssl'>;

const MECHANISMS = ['plain', 'scram-sha-256', 'scram-sha-512'] as const;

const saslOf = (environment: Environment): SASLOptions | undefined => {
  const name = (environment.KAFKA_SASL_MECHANISM || '').toLowerCase();
  const [username, password] = [environment.KAFKA_SASL_USERNAME ?? '', readValue(environment, 'KAFKA_SASL_PASSWORD')];
  if (!name) {
    if (username || password)
      throw new StartupError('KAFKA_SASL_MECHANISM is missing: a user name or a password needs it');
    return undefined;
  }
  const mechanism = MECHANISMS.find((one) => one === name);
  if (!mechanism) throw new StartupError(`KAFKA_SASL_MECHANISM must be one of ${MECHANISMS.join(', ')}, not "${name}"`);
  if (!username) throw new StartupError('KAFKA_SASL_USERNAME is missing: KAFKA_SASL_MECHANISM needs it');
  if (!password) throw new StartupError('KAFKA_SASL_PASSWORD is missing: KAFKA_SASL_MECHANISM needs it');
  return { mechanism, username, password } as SASLOptions;
};

const tlsOf = (environment: Environment): KafkaConfig['ssl'] => {
  const { KAFKA_TLS: flag = '' } = environment;
  if (!['', '0', '1'].includes(flag)) throw new StartupError(`KAFKA_TLS must be 0 or 1, not "${flag}"`);
  const [ca, cert, key] = ['KAFKA_TLS_CA', 'KAFKA_TLS_CERT', 'KAFKA_TLS_KEY'].map((name) =>
    readValue(environment, name),
  );
  if (flag !== '1') {
    if (ca || cert || key) throw new StartupError('KAFKA_TLS_CA, _CERT and _KEY need KAFKA_TLS=1');
    return undefined;
  }
  if (!cert !== !key) throw new StartupError('KAFKA_TLS_CERT and KAFKA_TLS_KEY belong together: set both or none');
  return { ...(ca && { ca: [ca] }), ...(cert && { cert, key }) };
};

/**
 * Reads `KAFKA_SASL_…` and `KAFKA_TLS…`; undefined if neither is set.
 *
 * @throws StartupError for incomplete or invalid settings
 */
export const readKafkaSecurity = (environment: Environment): KafkaSecurity | undefined => {
  const [sasl, ssl] = [saslOf(environment), tlsOf(environment)];
  return sasl || ssl ? { ...(sasl && { sasl }), ...(ssl && { ssl }) } : undefined;
};
