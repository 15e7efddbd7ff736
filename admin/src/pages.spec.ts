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
/** Where all words meet; no page says them by it. */
const OF_ALL_WORDS = /\/(messages|[\w-]+\.messages|wordSets)\.ts$/;
/** A key, or what a template begins with. */
const KEY = /['"`]([a-z][\w-]*(?:\.[\w-]+)*)\.?(?=['"`]|\$\{)/g;
/** Whose fields and commands stand inside. */
const RESOURCE =
  /(?<!<CanAccess )(?:resource|<ResourceContextProvider value|<Reference(?:Many|Array)Field[^>]*?reference)="([\w-]+)"/g;
/** What is done to the thing that the page is about, unless it says of what. */
const COMMAND = /\bcommand="/;
/** What an act is on, the page knows from the act. */
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

/** A file and all that it imports, but for the pages that it fetches. */
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

/** A word or a branch of words. */
const at = (words: Words, key: string): string | Words | undefined =>
  key
    .split('.')
    .reduce<string | Words | undefined>(
      (branch, name) => (typeof branch === 'object' ? branch[name] : undefined),
      words,
    );

/** Of all that is written between quotes, what is a word, or a branch below the first, and is not among these sets. */
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

it('every lazy page is looked at', () => {
  const written = [...textOf.values()].flatMap((text) => text.match(/lazyPage\(/g) ?? []).length;
  expect(pages).toHaveLength(written);
  expect(pages.length).toBeGreaterThan(60);
});

describe.each(pages)('$page', ({ parts, keys }) => {
  it('names the parts whose words it says', () => {
    expect(missingOf(keys, parts)).toEqual([]);
  });

  it('names no part besides', () => {
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

it('what stands before the pages are fetched says the words of the frame', () => {
  const keys = ['main.tsx', 'Frame.tsx'].flatMap((file) => [...listImports(join(SOURCES, file))].flatMap(keysIn));
  expect(keys).toContain('sign_in.title');
  expect(missingOf(keys, [])).toEqual([]);
});
