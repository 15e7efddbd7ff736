import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { readSecrets } from '../services/platform/config.js';

const compose = readFileSync('docker-compose.yml', 'utf8');
/** Returns a block at a depth of two spaces. */
const block = (name: string): string => new RegExp(`^  ${name}:.*\\n(?:(?:    .*)?\\n)*`, 'm').exec(compose)![0];
/** Returns the text of an anchor, with the anchors that it merges. */
const anchored = (name: string): string => {
  const [head, indent] = new RegExp(`^( *)[\\w-]+: &${name}$`, 'm').exec(compose)!;
  const body = new RegExp(`${head}\\n(?:(?:${indent}  .*)?\\n)*`);
  const text = body.exec(compose)![0];
  return text + parentsOf(text);
};
const parentsOf = (text: string): string =>
  [...text.matchAll(/<<: \*([\w-]+)/g)].map(([, of]) => anchored(of!)).join('');
/** Returns a service with all that it merges, its own lines first. */
const service = (name: string): string => {
  const ownBlock = block(name);
  const alias = /^ {2}[\w-]+: \*([\w-]+)$/m.exec(ownBlock)?.[1];
  return alias ? anchored(alias) : ownBlock + parentsOf(ownBlock);
};
const services = [
  ...compose.slice(compose.indexOf('\nservices:'), compose.indexOf('\nnetworks:')).matchAll(/^ {2}([\w-]+):/gm),
].map(([, name]) => name!);
const networksOf = (name: string): string[] => /^ +networks: \[([^\]]*)\]/m.exec(service(name))![1]!.split(', ');

describe('the containers', () => {
  it('have no sender or address by default, and no secret in their environment', () => {
    const defaults = [...compose.matchAll(/\$\{(\w+):-/g)].map(([, name]) => name);
    expect([...new Set(defaults)]).toEqual(['LOG_HEADS_MAIL', 'WITNESS_URLS', 'SECURITY_CONTACT', 'SECRETS_DIR']);
    const requested = [...compose.matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name!);
    expect([...new Set(requested)].sort()).toEqual(['MAIL_FROM', 'PUBLIC_URL']);
    const secrets = /^ +(\w*(?:SECRET|PASSWORD|TOKEN|SMTP_URL|BOOTSTRAP_OPERATOR)\w*):/gm;
    for (const [, name] of compose.matchAll(secrets)) expect(name).toMatch(/_FILE$/);
    expect(compose).not.toMatch(/:\/\/\w+:[^@\s/]+@/);
  });

  it('mount every secret as a file that the setup script creates or names', () => {
    const folder = mkdtempSync(join(tmpdir(), 'oripa-secrets-'));
    try {
      const output = execFileSync('sh', ['deploy/make-secrets', folder], { encoding: 'utf8' });
      const declared = [...compose.matchAll(/file: "\$\{SECRETS_DIR:-\.\/secrets\}\/(\w+)"/g)].map(([, name]) => name!);
      expect(readdirSync(folder).sort()).toEqual(declared.sort());
      const read = (name: string) => readFileSync(join(folder, name), 'utf8').trim();
      for (const name of declared) {
        if (read(name) === '') expect(output).toContain(join(folder, name));
        // The containers' users differ from the files' creator.
        expect(statSync(join(folder, name)).mode & 0o444).toBe(0o444);
      }
      expect(readSecrets(read('shop_secret')).secret).toHaveLength(32);
      expect(read('signer_token').length).toBeGreaterThanOrEqual(32);
      expect(read('kafka_jaas')).toContain(`user_shop="${read('kafka_password')}"`);
      const before = declared.map(read);
      execFileSync('sh', ['deploy/make-secrets', folder]);
      expect(declared.map(read)).toEqual(before);
    } finally {
      rmSync(folder, { recursive: true });
    }
    const used = services.flatMap((name) => /^ +secrets: \[([^\]]*)\]/m.exec(service(name))?.[1]?.split(', ') ?? []);
    const mounted = [...compose.matchAll(/\/run\/secrets\/(\w+)/g)].map(([, name]) => name!);
    expect([...new Set(used)].sort()).toEqual([...new Set(mounted)].sort());
  });

  it('keep their secrets out of the repository and of the images', () => {
    expect(readFileSync('.gitignore', 'utf8')).toMatch(/^\/?secrets\/$/m);
    expect(readFileSync('.dockerignore', 'utf8')).toMatch(/^secrets$/m);
  });

  it.each(services)(
    'give %s no capability that it does not need, no new privileges, and files that it cannot write',
    (name) => {
      const text = service(name);
      expect(text).toContain('cap_drop: [ALL]');
      expect(text).toContain('security_opt: ["no-new-privileges:true"]');
      expect(text).toContain('read_only: true');
      expect(/cap_add: .*/.exec(text)?.[0]).toBe(
        name === 'postgres' ? 'cap_add: [CHOWN, DAC_OVERRIDE, FOWNER, SETGID, SETUID]' : undefined,
      );
    },
  );

  it('use separate networks: a public service reaches no database, broker or signer', () => {
    expect(compose).toMatch(/^ {2}back: \{ internal: true \}\n {2}data: \{ internal: true \}$/m);
    expect(networksOf('web')).toEqual(['front', 'back']);
    for (const name of ['postgres', 'kafka-1', 'kafka-2', 'kafka-3', 'signer', 'migrate', 'relay', 'projector-1'])
      expect([name, networksOf(name)]).toEqual([name, ['data']]);
    const withBoth = services.filter((name) => networksOf(name).includes('back') && networksOf(name).includes('data'));
    expect(withBoth).toEqual(['api-2', 'api-1']);
    expect(services.filter((name) => networksOf(name).includes('front'))).toEqual(['web', 'mail']);
  });

  it('listen on this machine alone, where TLS ends in front of them', () => {
    const published = [...compose.matchAll(/ports: \["([^"]+)"\]/g)].map(([, port]) => port);
    expect(published).toEqual(['127.0.0.1:8080:8080', '127.0.0.1:8025:8025']);
    expect(readFileSync('deploy/nginx/shop.conf', 'utf8')).toContain(
      'proxy_set_header X-Forwarded-Proto $forwarded_proto;',
    );
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

  it('copy only existing files into the image', () => {
    const copied = [...readFileSync('Dockerfile', 'utf8').matchAll(/^COPY .*\/shop\/((?:services|package)\S*) /gm)];
    expect(copied.length).toBeGreaterThan(4);
    for (const [, path] of copied) expect(() => statSync(path!)).not.toThrow();
    const scripts = [...readFileSync('Dockerfile', 'utf8').matchAll(/node (services\/\S+\.mjs)/g)];
    for (const [, path] of scripts) expect(() => statSync(path!)).not.toThrow();
  });

  it('catch mails only on request', () => {
    expect(service('mail')).toContain('profiles: [try]');
  });

  it('hide their health endpoints from the shop’s address', () => {
    const health = /HEALTH_PORT: (\d+)/.exec(compose)![1];
    expect(readFileSync('deploy/nginx/shop.conf', 'utf8')).not.toContain(`:${health}`);
    expect(readFileSync('Dockerfile', 'utf8')).toContain(`http://127.0.0.1:${health}/readyz`);
  });

  it('use their own database role; only a short-lived container knows the owner’s password', () => {
    expect(compose.match(/DATABASE_OWNER_URL/g)).toHaveLength(1);
    expect(service('migrate')).toContain('DATABASE_OWNER_URL: postgres://shop_owner@');
    expect(services.filter((name) => service(name).includes('owner_password'))).toEqual(['migrate', 'postgres']);
    expect(compose).toContain('DATABASE_URL: &database-url postgres://shop@');
    expect(service('postgres')).toContain('POSTGRES_USER: shop_owner');
  });
});
