import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { projectRoot } from '../../services/platform/project-root.js';
import { computeFetchedFiles } from '../../web/build/sizes.mjs';

const CONSOLE = join(projectRoot, 'dist/admin');
/** Files that an operator waits for before they can sign in: React, react-admin, MUI and the texts of one language. */
const SIGN_IN = ['index.html', 'src/words/words.ja.frame.js'];
const SIGN_IN_BYTES = 234_000;
/** Files of a complete list with its texts, in addition to those of the sign-in. */
const LIST = [...SIGN_IN, 'src/Frame.tsx', 'src/members/members/MemberList.tsx', 'src/words/words.ja.members.js'];
const LIST_BYTES = 300_000;

it('fetches at most 234 kB of scripts until an operator can sign in', () => {
  const { scripts, scriptBytes } = computeFetchedFiles(CONSOLE, SIGN_IN);
  expect(scriptBytes).toBeGreaterThan(200_000);
  expect(scriptBytes).toBeLessThanOrEqual(SIGN_IN_BYTES);
  expect(scripts.filter((name) => name.includes('words'))).toHaveLength(1);
});

it('fetches at most 300 kB of scripts until they see the list of members', () => {
  const { scriptBytes } = computeFetchedFiles(CONSOLE, LIST);
  expect(scriptBytes).toBeLessThanOrEqual(LIST_BYTES);
});

it.each(['ja', 'en'])('loads the texts (%s) without waiting for the console', (language) => {
  const { scripts } = computeFetchedFiles(CONSOLE, [`src/words/words.${language}.frame.js`]);
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((name) => /\/(console|index|pages)-/.test(name))).toEqual([]);
});
