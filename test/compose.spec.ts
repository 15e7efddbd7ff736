import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const compose = readFileSync('docker-compose.yml', 'utf8');
/** A service as it is written. */
const service = (name: string): string => new RegExp(`^  ${name}:.*\\n(?:(?:    .*)?\\n)*`, 'm').exec(compose)![0];

describe('the containers', () => {
  it('have no secret, sender or mail server that was not given to them', () => {
    const defaults = [...compose.matchAll(/\$\{(\w+):-/g)].map(([, name]) => name);
    expect(defaults).toEqual(['BOOTSTRAP_OPERATOR', 'LOG_HEADS_MAIL', 'WITNESS_URLS']);
    const wanted = [...compose.matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name!);
    expect([...new Set(wanted)].sort()).toEqual([
      'MAIL_FROM',
      'OWNER_PASSWORD',
      'PUBLIC_URL',
      'SHOP_PASSWORD',
      'SHOP_SECRET',
      'SIGNER_TOKEN',
      'SMTP_URL',
    ]);
  });

  it('are open to this machine alone, where TLS ends in front of them', () => {
    const published = [...compose.matchAll(/ports: \["([^"]+)"\]/g)].map(([, port]) => port);
    expect(published).toEqual(['127.0.0.1:8080:8080', '127.0.0.1:8025:8025']);
    expect(compose).toContain('proxy_set_header X-Forwarded-Proto $$forwarded_proto;');
  });

  it('hold every file that the shop reads beside its program', () => {
    const files = readdirSync('services', { recursive: true, encoding: 'utf8' });
    const sources = files.filter((file) => /(?<!\.spec|\.fixture|\.d)\.ts$/.test(file));
    const programs = sources
      .map((file) => readFileSync(join('services', file), 'utf8'))
      .filter((text) => text.includes('projectRoot'));
    const read = programs.flatMap((text) => [...text.matchAll(/['`](services\/[^'`$]+)/g)].map(([, path]) => path!));
    const held = [...readFileSync('Dockerfile', 'utf8').matchAll(/^COPY .*\/shop\/(services\/\S+)/gm)].map(
      ([, path]) => path!,
    );
    expect(read).toContain('services/members/wire/common-passwords.txt');
    expect(read.filter((path) => !held.some((one) => path.startsWith(one)))).toEqual([]);
  });

  it('catch mails only where somebody asks for it', () => {
    expect(service('mail')).toContain('profiles: [try]');
  });

  it('tell nothing of their health where the shop is', () => {
    const health = /HEALTH_PORT: (\d+)/.exec(compose)![1];
    expect(compose).not.toContain(`server api-1:${health}`);
    expect(readFileSync('Dockerfile', 'utf8')).toContain(`http://127.0.0.1:${health}/readyz`);
  });

  it('work on the database as a role of their own; its owner’s word is known to one that ends', () => {
    expect(compose.match(/DATABASE_OWNER_URL/g)).toHaveLength(1);
    expect(service('migrate')).toContain('DATABASE_OWNER_URL: postgres://shop_owner:');
    expect(compose).toContain('DATABASE_URL: &database-url postgres://shop:');
    expect(service('postgres')).toContain('POSTGRES_USER: shop_owner');
  });
});
