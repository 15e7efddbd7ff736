import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const MAX_README_BYTES = 5_000;
const DECISIONS = 'docs/decisions';
const IGNORED = new Set(['node_modules', 'dist', '.git', '.data', '.artifacts']);

const documentsIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return IGNORED.has(entry.name) ? [] : documentsIn(path);
    return entry.name.endsWith('.md') ? [path] : [];
  });

/** Returns the targets of a document's links that are files of the repository, without their anchors. */
const linkedFiles = (text: string): string[] =>
  [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target]) => target!.replace(/#.*$/, ''))
    .filter((target) => target && !/^[a-z]+:/.test(target));

/** Returns the paths from the root of the repository that a document names in code style, without those of patterns. */
const namedPaths = (text: string): string[] =>
  [...text.matchAll(/`((?:services|web|admin|test|migrations|docs|deploy|tools)\/[^`\s]*)`/g)]
    .map(([, path]) => path!)
    .filter((path) => !/[*<>{}…]|NNNN/.test(path));

/** Returns true for files that programs or tests write. */
const isWritten = (path: string): boolean => path.startsWith('test/.artifacts');

/** Returns true for an existing path, from the root or from a module's own folder. */
const isThere = (file: string, path: string): boolean => existsSync(path) || existsSync(join(dirname(file), path));

/** Documents of the repository. Texts of the site are left out: their links are addresses of the shop. */
const documents = documentsIn('.')
  .filter((file) => !file.startsWith('services/legal/texts'))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
/** Documents about the present. Decisions, the changelog and outcomes of planted faults name files of their time. */
const present = documents.filter(({ file }) => !/^(docs\/decisions\/\d|CHANGELOG|test\/mutants\/outcomes)/.test(file));

describe('documents', () => {
  it('exist in the repository', () => expect(documents.length).toBeGreaterThan(100));

  it('link to files that exist', () =>
    expect(
      documents.flatMap(({ file, text }) =>
        linkedFiles(text)
          .filter((target) => !existsSync(join(dirname(file), decodeURI(target))))
          .map((target) => `${file}: ${target}`),
      ),
    ).toEqual([]));

  it('name paths that exist', () =>
    expect(
      present.flatMap(({ file, text }) =>
        namedPaths(text)
          .filter((path) => !isWritten(path) && !isThere(file, path))
          .map((path) => `${file}: ${path}`),
      ),
    ).toEqual([]));

  it('name scripts of package.json alone', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(
      present.flatMap(({ file, text }) =>
        [...text.matchAll(/npm run ([a-z]+(?::[a-z-]+)*)(?![:a-z-])/g)]
          .map(([, name]) => name!)
          .filter((name) => !(name in scripts))
          .map((name) => `${file}: ${name}`),
      ),
    ).toEqual([]);
  });

  it('begin with a README of at most 5 kB', () =>
    expect(Buffer.byteLength(readFileSync('README.md'))).toBeLessThanOrEqual(MAX_README_BYTES));
});

describe('decisions', () => {
  const decisions = documents.filter(({ file }) => /^docs\/decisions\/\d{4}-/.test(file));
  const index = readFileSync(join(DECISIONS, 'README.md'), 'utf8');

  it.each(decisions.map(({ file, text }) => [file, text] as const))(
    '%s has a status, a date and its line in the index',
    (file, text) => {
      const [, number, title] = /^# (\d+)\. (.+)\n/.exec(text) ?? [];
      const [, status, date] = /^(Accepted|Proposed|Superseded by \d+), (\d{4}-\d{2}-\d{2})\.$/m.exec(text) ?? [];
      const name = file.slice(DECISIONS.length + 1);
      expect(name).toMatch(new RegExp(`^0*${number}-`));
      expect(index).toContain(`| [${number}](${name}) | ${title} | ${status} | ${date} |`);
    },
  );
});

describe('docs/operate/runbook.md', () => {
  it('names every metric', () => {
    const sources = readdirSync('services', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !/\.(spec|fixture)\.ts$/.test(file))
      .map((file) => readFileSync(join('services', file), 'utf8'));
    const metrics = new Set(
      sources.flatMap((text) => [...text.matchAll(/'(shop_[a-z_]+[a-z])'/g)].map(([, name]) => name!)),
    );
    expect(metrics.size).toBeGreaterThan(20);
    const runbook = readFileSync('docs/operate/runbook.md', 'utf8');
    expect([...metrics].filter((name) => !runbook.includes(`\`${name}\``))).toEqual([]);
  });
});
