import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import i18next from 'i18next';
import type { Messages } from './i18n';
import lite from './i18next-lite';

const SOURCES = join(process.cwd(), 'web/src');
const LANGUAGES = ['ja', 'en'] as const;
const JAPANESE = /[\u3040-\u30ff\u3400-\u9fff\uff01-\uff5e]/;

const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).sort();
const messageFiles = sources.filter((name) => name.endsWith('.messages.ts'));
const screens = sources.filter((name) => /(?<!\.(spec|fixture))\.tsx$/.test(name));

const wordsOf = (language: string, namespace: string): Record<string, string> =>
  i18next.getResourceBundle(language, namespace);
const placeholdersOf = (word: string) => Array.from(word.matchAll(/\{\{(.+?)\}\}/g), ([, name]) => name).sort();
const isMessages = (value: unknown): value is Messages<string> =>
  typeof value === 'object' && value !== null && 'namespace' in value && 'keys' in value;

/** Imports a file and returns its messages. */
const messagesOf = async (name: string): Promise<Messages<string>[]> => {
  const file: Record<string, unknown> = await import(join(SOURCES, name));
  return Object.values(file).filter(isMessages);
};

let translate: typeof import('./i18n').translate;
let defineMessages: typeof import('./i18n').defineMessages;
const partsOf = new Map<string, Messages<string>[]>();

beforeAll(async () => {
  const empty = { getItem: () => null };
  Object.assign(globalThis, {
    localStorage: empty,
    sessionStorage: empty,
    location: { search: '' },
    document: { documentElement: {} },
  });
  ({ translate, defineMessages } = await import('./i18n'));
  for (const name of messageFiles) partsOf.set(name, await messagesOf(name));
});

it('finds the messages of every feature', () => {
  expect(messageFiles).toContain('app/app.messages.ts');
  expect(messageFiles.length).toBeGreaterThan(5);
});

it('gives every feature a namespace of its own', () => {
  const namespaces = [...partsOf.values()].flat().map(({ namespace }) => namespace);
  expect(new Set(namespaces).size).toBe(namespaces.length);
});

describe.each(messageFiles)('%s', (name) => {
  it('has every text in both languages', () => {
    const parts = partsOf.get(name)!;
    expect(parts).not.toEqual([]);
    for (const { namespace } of parts) {
      const [ja, en] = LANGUAGES.map((language) => wordsOf(language, namespace));
      expect(Object.keys(en!).sort()).toEqual(Object.keys(ja!).sort());
      const empty = Object.entries({ ...ja, ...en }).filter(([, word]) => word.trim() === '');
      expect(empty).toEqual([]);
    }
  });

  it('has the same placeholders in both languages', () => {
    for (const { namespace, keys } of partsOf.get(name)!)
      for (const key of keys) {
        const [ja, en] = LANGUAGES.map((language) => placeholdersOf(wordsOf(language, namespace)[key]!));
        expect({ key, gaps: en }).toEqual({ key, gaps: ja });
      }
  });

  it('reads the same from i18next and from its replacement in the build', () => {
    for (const { namespace: ns, keys } of partsOf.get(name)!)
      for (const lng of LANGUAGES) {
        const words = wordsOf(lng, ns);
        lite.addResourceBundle(lng, ns, words);
        for (const key of keys) {
          const values = Object.fromEntries(placeholdersOf(words[key]!).map((gap, index) => [gap!, index + 1]));
          expect(lite.t(key, { ...values, lng, ns })).toBe(i18next.t(key, { ...values, lng, ns }));
          expect(lite.t(key, { lng, ns })).toBe(i18next.t(key, { lng, ns }));
        }
      }
  });
});

/** Matches a plural after 1, or an unresolved choice, in a text rendered with one of everything. */
const PLURAL_OF_ONE =
  /\b1 (?!(?:bonus|is|was|has|does|this|says|stands|computes|less)\b)[a-z]+s\b|\b1 (?:of your \w+ )?(?:are|were|have|wait)\b|[[\]]/;

it.each(messageFiles)('%s uses the singular for one', (name) => {
  for (const messages of partsOf.get(name)!) {
    const ones = messages.keys.map((key) => {
      const gaps = placeholdersOf(wordsOf('en', messages.namespace)[key]!);
      return translate('en', messages, key, Object.fromEntries(gaps.map((gap) => [gap!, '1'])));
    });
    expect(ones.filter((word) => PLURAL_OF_ONE.test(word))).toEqual([]);
  }
});

it('uses the plural for two', () => {
  const messages = defineMessages('counted', { ja: { n: '{{n}}枚' }, en: { n: 'All {{n}} [card|cards] of {{n}}' } });
  const said = (n: string) => translate('en', messages, 'n', { n });
  expect([said('1'), said('2'), said('1,001')]).toEqual([
    'All 1 card of 1',
    'All 2 cards of 2',
    'All 1,001 cards of 1,001',
  ]);
});

it.each(screens)('%s contains no Japanese text', (name) => {
  const lines = readFileSync(join(SOURCES, name), 'utf8').split('\n');
  expect(lines.filter((line) => JAPANESE.test(line))).toEqual([]);
});
