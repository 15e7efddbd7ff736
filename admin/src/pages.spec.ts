import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import { joinWords, type Words } from './providers/messages';
import { buildWordSets, type WordSet } from './providers/wordSets';

const SOURCES = fileURLToPath(new URL('.', import.meta.url));
const SETS = buildWordSets('ja');
const EVERY_WORD = joinWords(Object.values(SETS));
const THINGS = Object.keys(EVERY_WORD.resources!);

const LAZY_PAGE = /lazyPage\(\s*(\[[^\]]*\]|'[^']+'),\s*\(\) => import\('([^']+)'\),\s*'(\w+)',?\s*\)/g;
const IMPORT = /(?:^import (?!type )[^;]*?from |import\()'(\.[^']+)'/gm;
/** Files that import every message set, and are no use of a message. */
const OF_ALL_WORDS = /\/(messages|[\w-]+\.messages|wordSets)\.ts$/;
/** A message key, or the constant prefix of a template. */
const KEY = /['"`]([a-z][\w-]*(?:\.[\w-]+)*)\.?(?=['"`]|\$\{)/g;
/** The resources whose fields and commands a file renders. */
const RESOURCE =
  /(?<!<CanAccess )(?:resource|<ResourceContextProvider value|<Reference(?:Many|Array)Field[^>]*?reference)="([\w-]+)"/g;
/** A command on the resource of the page. */
const COMMAND = /\bcommand="/;
/** A message of any resource, which the audit entry names. */
const OF_ANY_RESOURCE = /`resources\.\$\{entry\./;
const COMMENT = /\/\*\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
const NAME = /name: '([\w-]+)'/;

const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.(spec|fixture)\./.test(file))
  .map((file) => join(SOURCES, file));
const textOf = new Map(files.map((file) => [file, readFileSync(file, 'utf8').replaceAll(COMMENT, '')]));

const fileOf = (from: string, imported: string): string | undefined => {
  const path = join(dirname(from), imported);
  return ['.ts', '.tsx', '/index.ts', '/index.tsx'].map((end) => path + end).find((file) => textOf.has(file));
};

/** Lists the files that a file imports, directly or indirectly, without the pages that it loads lazily. */
const listImports = (file: string, files = new Set<string>()): ReadonlySet<string> => {
  if (files.has(file) || OF_ALL_WORDS.test(file)) return files;
  files.add(file);
  for (const [, imported] of textOf.get(file)!.replaceAll(LAZY_PAGE, '').matchAll(IMPORT)) {
    const next = fileOf(file, imported!);
    if (next) listImports(next, files);
  }
  return files;
};

const keysIn = (file: string): string[] => {
  const text = textOf.get(file)!;
  const keys = [...text.matchAll(KEY)].map(([, key]) => key!);
  const things = OF_ANY_RESOURCE.test(text) ? THINGS : [...text.matchAll(RESOURCE)].map(([, resource]) => resource!);
  return [...keys, ...things.map((thing) => `resources.${thing}`)];
};

/** Returns the message or the branch of messages at a key. */
const at = (words: Words, key: string): string | Words | undefined =>
  key
    .split('.')
    .reduce<string | Words | undefined>(
      (branch, name) => (typeof branch === 'object' ? branch[name] : undefined),
      words,
    );

/** Returns the quoted texts that are keys of messages or branches, but not of the given sets. */
const missingOf = (keys: Iterable<string>, sets: readonly WordSet[]): string[] => {
  const words = joinWords(['frame' as const, ...sets].map((set) => SETS[set]));
  return [...new Set(keys)].filter((key) => {
    const whole = at(EVERY_WORD, key);
    return key.includes('.') && whole !== undefined && !isDeepStrictEqual(at(words, key), whole);
  });
};

const pages = files.flatMap((file) =>
  [...textOf.get(file)!.matchAll(LAZY_PAGE)].map(([, parts, path, name]) => {
    const resource = NAME.exec(textOf.get(file)!)?.[1];
    const imported = [...listImports(fileOf(file, path!)!)];
    const branches = imported.some((one) => COMMAND.test(textOf.get(one)!))
      ? ['fields', 'empty', 'commands']
      : ['fields', 'empty'];
    return {
      page: `${relative(SOURCES, file)} ${name}`,
      parts: [...parts!.matchAll(/'([^']+)'/g)].map(([, part]) => part as WordSet),
      keys: [...imported.flatMap(keysIn), ...branches.map((branch) => `resources.${resource}.${branch}`)],
    };
  }),
);

it('every lazy page is checked', () => {
  const written = [...textOf.values()].flatMap((text) => text.match(/lazyPage\(/g) ?? []).length;
  expect(pages).toHaveLength(written);
  expect(pages.length).toBeGreaterThan(60);
});

describe.each(pages)('$page', ({ parts, keys }) => {
  it('names the message sets that it needs', () => {
    expect(missingOf(keys, parts)).toEqual([]);
  });

  it('names no needless message set', () => {
    const needless = parts.filter(
      (part) =>
        missingOf(
          keys,
          parts.filter((other) => other !== part),
        ).length === 0,
    );
    expect(needless).toEqual([]);
  });
});

it('the files loaded before the pages need only the frame’s messages', () => {
  const keys = ['main.tsx', 'Frame.tsx'].flatMap((file) => [...listImports(join(SOURCES, file))].flatMap(keysIn));
  expect(keys).toContain('sign_in.title');
  expect(missingOf(keys, [])).toEqual([]);
});
