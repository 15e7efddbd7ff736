import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const NO_PARTS: ReadonlySet<string> = new Set([
  'bin',
  'build',
  'decisions',
  'kernel',
  'platform',
  'sandbox',
  'schemas',
  'signer',
  'startup',
]);

const parts = readdirSync('services', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !NO_PARTS.has(entry.name))
  .map(({ name }) => name);

/** Returns the files of a module, by their paths within it. */
const filesOf = (part: string): readonly string[] =>
  readdirSync(join('services', part), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(`services/${part}/`.length));

const sources = parts.flatMap((part) =>
  filesOf(part)
    .filter((file) => file.endsWith('.ts') && !/\.(spec|fixture)\.ts$/.test(file))
    .map((file) => `services/${part}/${file}`),
);

const MAY_HOLD_SQL = /\.(rows|query|projection)\.ts$/;

/** Patterns that begin a text of SQL, or name a table in one. A message such as `Select the prefecture.` is no SQL. */
const SQL = [
  /[`'"]\s*(?:with \w+ as \(|select\s|insert into\s|update [\w.]+\s+set\s|delete from\s|merge into\s|truncate\s)/,
  /\b(?:from|join|into|update) [a-z]+\.[a-z_]+(?=[\s`'"])(?! import)/,
];

const withoutComments = (source: string): string => source.replace(/\/\*.*?\*\/|\/\/[^\n]*/gs, '');

const holdsSql = (source: string): boolean => SQL.some((pattern) => pattern.test(withoutComments(source)));

describe('the shared folders of a module', () => {
  it.each(parts)('%s has only its documents, index, module and settings at its root', (part) => {
    const loose = filesOf(part).filter((file) => !file.includes('/'));
    const belong = new RegExp(`^(README\\.md|index\\.ts|${part}\\.module\\.ts|[a-z-]+-settings\\.ts)$`);
    expect(loose.filter((file) => !belong.test(file))).toEqual([]);
  });

  it('contain only rows in rows/', () => {
    const rows = sources.filter((file) => file.split('/')[2] === 'rows');
    expect(rows.length).toBeGreaterThan(20);
    expect(rows.filter((file) => !/\.(rows|query)\.ts$/.test(basename(file)))).toEqual([]);
  });
});

describe('SQL', () => {
  it('appears only in rows, queries and projections', () => {
    const others = sources.filter((file) => !MAY_HOLD_SQL.test(file));
    expect(others.length).toBeGreaterThan(200);
    expect(others.filter((file) => holdsSql(readFileSync(file, 'utf8')))).toEqual([]);
  });

  it.each([
    "const FIND = 'select from members.profiles where member_id = $1';",
    'const LOAD = `\n  select pack_id, version\n    from draws.boxes`;',
    "tx.write('end', 'delete from members.standing where member_id = $1', [id]);",
    'const SAVE = `update draws.draws d set version = 1`;',
    'const where = `from shipments.parcels p where p.member_id = $1`;',
  ])('counts: %s', (source) => expect(holdsSql(source)).toBe(true));

  it.each([
    "const CHOOSE = { ja: '選んでください。', en: 'Select the prefecture.' };",
    '/** The rows of `select * from draws.boxes`. */',
    "import type { Box } from '../streams/box.state.js';",
    "const told = 'update the tracking number';",
  ])('does not count: %s', (source) => expect(holdsSql(source)).toBe(false));
});
