import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { withSecretsOfFiles } from './secret-files.js';
import { StartupError } from './startup-error.js';

let folder: string;
const file = (content: string): string => {
  const path = join(folder, String(Math.random()));
  writeFileSync(path, content);
  return path;
};

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'oripa-secrets-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('secrets in files', () => {
  it.each([
    'SHOP_SECRET',
    'DATABASE_URL',
    'DATABASE_OWNER_URL',
    'SIGNER_TOKEN',
    'SMTP_URL',
    'BOOTSTRAP_OPERATOR',
    'KAFKA_SASL_PASSWORD',
    'KAFKA_TLS_KEY',
  ])('override the value of %s, without the line end', (name) => {
    const environment = { [name]: 'value', [`${name}_FILE`]: file('of the file\n') };
    expect(withSecretsOfFiles(environment)[name]).toBe('of the file');
    expect(withSecretsOfFiles({ [name]: 'value' })[name]).toBe('value');
  });

  it('refuse a missing file and name the variable', () => {
    const read = () => withSecretsOfFiles({ SMTP_URL_FILE: join(folder, 'none') });
    expect(read).toThrow(StartupError);
    expect(read).toThrow('SMTP_URL_FILE');
  });

  it.each(['DATABASE', 'DATABASE_OWNER'])('add the password of %s to its URL, with any special characters', (name) => {
    const password = 'a/b@c:d%41#?';
    const read = withSecretsOfFiles({
      [`${name}_URL`]: 'postgres://shop@postgres:5432/shop?sslmode=disable',
      [`${name}_PASSWORD_FILE`]: file(password),
    });
    const url = new URL(read[`${name}_URL`]!);
    expect([decodeURIComponent(url.password), url.host, url.search]).toEqual([
      password,
      'postgres:5432',
      '?sslmode=disable',
    ]);
    expect(withSecretsOfFiles(read)[`${name}_URL`]).toBe(read[`${name}_URL`]);
  });
});
