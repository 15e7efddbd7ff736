import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mutants } from './list.mjs';

const README = join(import.meta.dirname, 'README.md');
const HEAD = '| mutant | stage | old suite | new suite | noticed by |\n| --- | --- | --- | --- | --- |\n';
const ROW = /^\| `([^`]+)` \| [^|]+ \| ([^|]*) \| ([^|]*) \| (.*) \|$/gm;

const cell = (text) => text.replaceAll('|', '/').replaceAll('\n', ' ').trim();

const readRows = (text) =>
  new Map(Array.from(text.matchAll(ROW), ([, name, old, now, by]) => [name, { old: old.trim(), new: now.trim(), by }]));

const rowOf = ({ name, stage }, { old = '', new: now = '', by = '' } = {}) =>
  `| \`${name}\` | ${stage} | ${old} | ${now} | ${by.trim()} |\n`;

/**
 * Writes outcomes to the table of README.md; those of mutants that were not run stay.
 *
 * @param {string} column `old` or `new`
 */
export const recordResults = (column, results) => {
  if (column !== 'old' && column !== 'new') throw new Error('--record takes old or new');
  const text = readFileSync(README, 'utf8');
  const rows = readRows(text);
  for (const { name, outcome, by, seconds } of results) {
    const row = rows.get(name) ?? {};
    const told = column === 'new' && outcome === 'caught' ? { by: cell(by) } : {};
    rows.set(name, { ...row, ...told, [column]: outcome === 'does not apply' ? outcome : `${outcome}, ${seconds} s` });
  }
  const table = HEAD + mutants.map((mutant) => rowOf(mutant, rows.get(mutant.name))).join('');
  writeFileSync(README, text.slice(0, text.indexOf(HEAD)) + table);
};
