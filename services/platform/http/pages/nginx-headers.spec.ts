import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { projectRoot } from '../../project-root.js';
import { buildNginxHeaders } from './nginx-headers.js';
import { buildPageHeaders, STRICT_TRANSPORT } from './security-headers.js';

describe('the headers of nginx', () => {
  it('equal those that the shop itself sends', () => {
    const headers = buildPageHeaders({ 'style-src': ["'sha256-x'"] }, 'same-origin');
    const lines = buildNginxHeaders(headers).trim().split('\n');
    const sent = lines.slice(0, -1).map((line) => /^add_header (\S+) "(.*)" always;$/.exec(line)!.slice(1));
    expect(Object.fromEntries(sent)).toEqual(headers);
    expect(lines.at(-1)).toBe('add_header strict-transport-security $strict_transport always;');
    // These characters end a string or begin a variable in nginx.
    expect(Object.values(headers).join()).not.toMatch(/["$\\\n]/);
  });

  it('appear in every location that serves files', () => {
    const config = readFileSync(join(projectRoot, 'deploy/nginx/shop.conf'), 'utf8');
    expect(config).toContain(`https "${STRICT_TRANSPORT['strict-transport-security']}";`);
    const locations = Array.from(config.matchAll(/location ([^{]+)\{([^}]*)\}/g), ([, path, what]) => ({ path, what }));
    const withFiles = locations.filter(({ what }) => !/proxy_pass|return 404|rewrite/.test(what!));
    expect(withFiles.length).toBeGreaterThan(4);
    for (const { path, what } of withFiles)
      expect([path, what]).toEqual([
        path,
        expect.stringContaining(`include /etc/nginx/headers/${path!.includes('/admin') ? 'console' : 'client'}.conf;`),
      ]);
    expect(config.slice(0, config.indexOf('location'))).not.toContain('add_header');
  });
});
