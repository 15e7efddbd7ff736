import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';

const SOURCES = join(import.meta.dirname, '../src');
const LANGUAGES = ['ja', 'en'] as const;
const LOADER = /\/admin\/src\/providers\/wordsOf\.ts$/;
const FILE = /\/admin\/src\/words\/words\.(ja|en)\.([\w-]+)\.js$/;

type Sets = Readonly<Record<string, object>>;

const fileOf = (set: string, language: string): string => `${SOURCES}/words/words.${language}.${set}.js`;

/** Imports each file of words by its set and language. */
const loaderOf = (sets: readonly string[]): string => {
  const files = LANGUAGES.flatMap((language) =>
    sets.map((set) => `'${language}.${set}': () => import(${JSON.stringify(fileOf(set, language))})`),
  );
  return `const files = {${files.join(',')}};
export const wordsOf = async (set, language) => (await files[language + '.' + set]()).words;`;
};

/** Parts write both languages side by side; a page says the words of few, in one. Each set is built to a file a language. */
export const wordsByPart = (): Plugin => {
  let setsIn: (language: string) => Sets;
  return {
    name: 'words-by-part',
    apply: 'build',
    buildStart: async () => {
      const { module } = await runnerImport<{ wordSetsIn: typeof setsIn }>(join(SOURCES, 'providers/wordSets.ts'));
      setsIn = module.wordSetsIn;
    },
    resolveId: { filter: { id: FILE }, handler: (id) => id },
    load: {
      filter: { id: [LOADER, FILE] },
      handler: (id) => {
        const [, language, set] = FILE.exec(id) ?? [];
        if (!language || !set) return { code: loaderOf(Object.keys(setsIn('ja'))), moduleType: 'js' };
        return `export const words = JSON.parse(${JSON.stringify(JSON.stringify(setsIn(language)[set]))});`;
      },
    },
  };
};
