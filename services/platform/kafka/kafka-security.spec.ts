import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { StartupError } from '../startup-error.js';
import { readKafkaSecurity } from './kafka-security.js';

const SASL = { KAFKA_SASL_MECHANISM: 'PLAIN', KAFKA_SASL_USERNAME: 'shop', KAFKA_SASL_PASSWORD: 'secret' };

describe('readKafkaSecurity', () => {
  it('returns undefined when nothing is set', () => {
    expect(readKafkaSecurity({})).toBeUndefined();
    expect(readKafkaSecurity({ KAFKA_TLS: '0', KAFKA_SASL_MECHANISM: '' })).toBeUndefined();
  });

  it.each(['plain', 'SCRAM-SHA-256', 'scram-sha-512'])('authenticates with name and password by %s', (mechanism) => {
    expect(readKafkaSecurity({ ...SASL, KAFKA_SASL_MECHANISM: mechanism })).toEqual({
      sasl: { mechanism: mechanism.toLowerCase(), username: 'shop', password: 'secret' },
    });
  });

  it('uses TLS with the system’s authorities, a given authority, or a client certificate', () => {
    expect(readKafkaSecurity({ KAFKA_TLS: '1' })).toEqual({ ssl: {} });
    expect(readKafkaSecurity({ KAFKA_TLS: '1', KAFKA_TLS_CA: 'ca' })).toEqual({ ssl: { ca: ['ca'] } });
    const clientCertificate = { KAFKA_TLS_CERT: 'cert', KAFKA_TLS_KEY: 'key' };
    expect(readKafkaSecurity({ KAFKA_TLS: '1', ...clientCertificate, ...SASL })).toMatchObject({
      ssl: { cert: 'cert', key: 'key' },
      sasl: { username: 'shop' },
    });
  });

  it('reads each secret from a file as well', () => {
    const folder = mkdtempSync(join(tmpdir(), 'oripa-kafka-'));
    const file = (name: string) => {
      writeFileSync(join(folder, name), `of ${name}\n`);
      return join(folder, name);
    };
    const read = readKafkaSecurity({
      ...SASL,
      KAFKA_SASL_PASSWORD: '',
      KAFKA_SASL_PASSWORD_FILE: file('password'),
      KAFKA_TLS: '1',
      KAFKA_TLS_CA_FILE: file('ca'),
      KAFKA_TLS_CERT_FILE: file('cert'),
      KAFKA_TLS_KEY_FILE: file('key'),
    });
    rmSync(folder, { recursive: true });
    expect(read).toMatchObject({
      sasl: { password: 'of password' },
      ssl: { ca: ['of ca'], cert: 'of cert', key: 'of key' },
    });
  });

  it.each([
    [{ ...SASL, KAFKA_SASL_MECHANISM: 'oauthbearer' }, 'KAFKA_SASL_MECHANISM'],
    [{ ...SASL, KAFKA_SASL_MECHANISM: '' }, 'KAFKA_SASL_MECHANISM'],
    [{ ...SASL, KAFKA_SASL_USERNAME: '' }, 'KAFKA_SASL_USERNAME'],
    [{ ...SASL, KAFKA_SASL_PASSWORD: '' }, 'KAFKA_SASL_PASSWORD'],
    [{ KAFKA_TLS: 'yes' }, 'KAFKA_TLS'],
    [{ KAFKA_TLS_CA: 'ca' }, 'KAFKA_TLS=1'],
    [{ KAFKA_TLS: '1', KAFKA_TLS_CERT: 'cert' }, 'KAFKA_TLS_KEY'],
  ])('refuses %j and names %s', (environment, named) => {
    expect(() => readKafkaSecurity(environment)).toThrow(StartupError);
    expect(() => readKafkaSecurity(environment)).toThrow(named);
  });
});
