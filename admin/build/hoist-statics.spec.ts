import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';

/** The code of the console and of the libraries that style it. */
const ROOTS = [
  'admin/src',
  'node_modules/@mui/material',
  'node_modules/@mui/system',
  'node_modules/ra-ui-materialui/dist',
];
const FROM_EMOTION = /import \{[^}]*\bwithTheme\b[^}]*\} from ["']@emotion\/react["']/;

it('no library of the console uses hoisted statics', () => {
  const files = ROOTS.flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(m?js|tsx?)$/.test(file))
      .map((file) => join(root, file)),
  );
  expect(files.length).toBeGreaterThan(1000);
  expect(files.filter((file) => FROM_EMOTION.test(readFileSync(file, 'utf8')))).toEqual([]);
});
