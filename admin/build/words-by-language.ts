import { type Plugin, runnerImport } from 'vite';

const WORDS = /\/admin\/src\/providers\/words\.(ja|en)\.ts$/;

/** Parts write both languages side by side; an operator reads one. Each language is built to a file of its words alone. */
export const wordsByLanguage = (): Plugin => ({
  name: 'words-by-language',
  apply: 'build',
  load: {
    filter: { id: WORDS },
    handler: async (id) => {
      const { module } = await runnerImport<{ words: object }>(id);
      return `export const words = JSON.parse(${JSON.stringify(JSON.stringify(module.words))});`;
    },
  },
});
