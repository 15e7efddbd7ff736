import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const SOURCE = join(import.meta.dirname, 'watchdog.js');
const PLACE = '<!-- watchdog -->';

/** Removes comments and indentation. */
const removeComments = (script: string): string =>
  script
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('//'))
    .join('\n');

/** Creates a plugin that inserts the watchdog into the page of a client. The security policy of the shop allows it by its hash. */
export const createWatchdogPlugin = (): Plugin => ({
  name: 'watchdog',
  transformIndexHtml: (html) => {
    if (!html.includes(PLACE)) throw new Error('the page has no place for the watchdog');
    return html.replace(PLACE, () => `<script>${removeComments(readFileSync(SOURCE, 'utf8'))}</script>`);
  },
});
