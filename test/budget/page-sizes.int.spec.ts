import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { projectRoot } from '../../services/platform/project-root.js';
import { computePageSizes } from '../../web/build/sizes.mjs';

/** Limit of bytes for a phone on a train before anything on `/` can be pressed. */
const TOP_BYTES = 130_000;
/** Limit of files: each is a separate request, and a browser sends six at once. */
const MAX_FILES = 8;
/** Limit for the page of a check, which has more modules than the other two and shares fewer. */
const MAX_OTHER_FILES = 10;

it('fetches at most 130 kB of scripts for the first look at the top page', () => {
  const top = computePageSizes().find(({ page }) => page === 'TopPage');
  expect(top?.scriptBytes).toBeLessThanOrEqual(TOP_BYTES);
});

it.each([
  ['TopPage', 'index.html', MAX_FILES],
  ['PackDetailPage', 'pack-detail.html', MAX_FILES],
  ['FairnessPage', 'fairness.html', MAX_OTHER_FILES],
])('asks for all of %s with %s, in few files, and lets no style hold the first paint', (page, file, most) => {
  const html = readFileSync(join(projectRoot, 'dist/web', file), 'utf8');
  const { scripts = [], styles = [] } = computePageSizes().find((one) => one.page === page) ?? {};
  expect(scripts.length).toBeGreaterThan(2);
  expect(scripts.length).toBeLessThanOrEqual(most);
  for (const name of [...scripts, ...styles]) expect(html).toContain(`"/${name}"`);
  expect(html).not.toContain('rel="stylesheet"');
});

it.each(['index.html', 'pack-detail.html'])('lets %s fetch nothing for the client before its picture', (file) => {
  const html = readFileSync(join(projectRoot, 'dist/web', file), 'utf8');
  const [before, client, after] = html.split(/<template id="client">|<\/template>/);
  expect(client).toMatch(/<script type="module"/);
  for (const part of [before, after]) expect(part).not.toMatch(/"\/assets\/|<script [^>]*src=|rel="modulepreload"/);
});

it('gives each page a chunk of its own', () => {
  const pages = computePageSizes().map(({ page }) => page);
  expect(new Set(pages).size).toBe(pages.length);
  expect(pages).toEqual(
    expect.arrayContaining(['TopPage', 'PackListPage', 'PackDetailPage', 'LoginPage', 'MyPage', 'GachaAnimationPage']),
  );
});
