import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';

const SOURCES = join(import.meta.dirname, '../src');
const LANGUAGES = ['ja', 'en'] as const;
const LOADER = /\/admin\/src\/providers\/wordsOf\.ts$/;
const FILE = /\/admin\/src\/words\/words\.(ja|en)\.([\w-]+)\.js$/;

type Sets = Readonly<Record<string, object>>;

const fileOf = (set: string, language: string): string => `${SOURCES}/words/words.${language}.${set}.js`;

/** Imports the frame's messages in the current language, and through that file the other messages of that language. */
const LOADER_CODE = `const frames = {${LANGUAGES.map((language) => `${language}: () => import('${fileOf('frame', language)}')`)}};
export const wordsOf = async (set, language) => {
  const frame = await frames[language]();
  return set === 'frame' ? frame.words : (await frame.others[set]()).words;
};`;

const wordsFile = (words: object): string =>
  `export const words = JSON.parse(${JSON.stringify(JSON.stringify(words))});`;

const othersOf = (sets: readonly string[], language: string): string =>
  `export const others = {${sets.map((set) => `'${set}': () => import('${fileOf(set, language)}')`)}};`;

/**
 * Splits the messages into one file per set and language. Sources hold both languages side by side, but a page needs
 * few of them.
 */
export const splitWordsByPart = (): Plugin => {
  let setsIn: (language: string) => Sets;
  return {
    name: 'words-by-part',
    apply: 'build',
    buildStart: async () => {
      const { module } = await runnerImport<{ buildWordSets: typeof setsIn }>(join(SOURCES, 'providers/wordSets.ts'));
      setsIn = module.buildWordSets;
    },
    resolveId: { filter: { id: FILE }, handler: (id) => id },
    load: {
      filter: { id: [LOADER, FILE] },
      handler: (id) => {
        const [, language, set] = FILE.exec(id) ?? [];
        if (!language || !set) return { code: LOADER_CODE, moduleType: 'js' };
        const { frame, ...others } = setsIn(language);
        if (set !== 'frame') return wordsFile(others[set]!);
        return `${wordsFile(frame!)}\n${othersOf(Object.keys(others), language)}`;
      },
    },
  };
};
