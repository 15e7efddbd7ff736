import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mutants } from './list.mjs';

const FILE = join(import.meta.dirname, 'outcomes.md');
const TOTALS = '| stage | mutants | old suite | new suite |\n| --- | --- | --- | --- |\n';
const ROWS = '| mutant | stage | old suite | new suite | noticed by |\n| --- | --- | --- | --- | --- |\n';
const ROW = /^\| `([^`]+)` \| [^|]+ \| ([^|]*) \| ([^|]*) \| (.*) \|$/gm;

const cell = (text) => text.replaceAll('|', '/').replaceAll('\n', ' ').trim();

const readRows = (text) =>
  new Map(
    Array.from(text.matchAll(ROW), ([, name, old, now, by]) => [
      name,
      { old: old.trim(), new: now.trim(), by: by.trim() },
    ]),
  );

const rowOf = ({ name, stage, old, new: now, by }) => `| \`${name}\` | ${stage} | ${old} | ${now} | ${by} |\n`;

/** Counts the outcomes of one suite. */
const countOf = (rows, column) => {
  const run = rows.filter((row) => row[column] !== '' && row[column] !== 'does not apply');
  return `${run.filter((row) => row[column] === 'caught').length} of ${run.length}`;
};
const totalOf = (stage, rows) => `| ${stage} | ${rows.length} | ${countOf(rows, 'old')} | ${countOf(rows, 'new')} |\n`;

const tablesOf = (rows) => {
  const inStage = (stage) => rows.filter((row) => row.stage === stage);
  const stages = [...new Set(rows.map(({ stage }) => stage))];
  const both = rows.filter((row) => row.new !== '' && row.old !== '' && row.old !== 'does not apply');
  const totals = [
    ...stages.map((stage) => totalOf(stage, inStage(stage))),
    totalOf('all', rows),
    totalOf('run on both', both),
  ];
  return [TOTALS, ...totals, '\n', ROWS, ...rows.map(rowOf)].join('');
};

/** Writes outcomes to the tables of outcomes.md; rows of other mutants stay. @param {string} column `old` or `new` */
export const recordResults = (column, results) => {
  if (column !== 'old' && column !== 'new') throw new Error('--record takes old or new');
  const text = readFileSync(FILE, 'utf8');
  const known = readRows(text);
  for (const { name, outcome, by } of results) {
    const catcher = column === 'new' ? { by: outcome === 'caught' ? cell(by) : '' } : {};
    known.set(name, { ...known.get(name), ...catcher, [column]: outcome });
  }
  const rows = mutants.map(({ name, stage }) => ({ name, stage, old: '', new: '', by: '', ...known.get(name) }));
  writeFileSync(FILE, text.slice(0, text.indexOf(TOTALS)) + tablesOf(rows));
};
