/**
 * Counts what breaks the rules of language, by rule and folder: `node test/language/count.mjs`.
 * Given folders it lists each place instead: `node test/language/count.mjs services/kernel`.
 */
import { folderOf } from './language.rules.mjs';
import { checkTree } from './sources.mjs';

const folders = process.argv.slice(2);

const print = (line) => process.stdout.write(`${line}\n`);

const printTable = (offences) => {
  const counts = new Map();
  for (const { rule, path } of offences) {
    const row = counts.get(folderOf(path)) ?? {};
    counts.set(folderOf(path), { ...row, [rule]: (row[rule] ?? 0) + 1 });
  }
  const rules = [...new Set(offences.map(({ rule }) => rule))].sort();
  const totals = Object.fromEntries(rules.map((rule) => [rule, offences.filter((one) => one.rule === rule).length]));
  const rows = [...Array.from(counts).sort(([one], [other]) => (one < other ? -1 : 1)), ['total', totals]];
  print(['folder'.padEnd(34), ...rules].join('  '));
  for (const [folder, row] of rows)
    print([folder.padEnd(34), ...rules.map((rule) => String(row[rule] ?? 0).padStart(rule.length))].join('  '));
};

if (folders.length === 0) printTable(checkTree());
else for (const { rule, path, line, text } of checkTree(folders)) print(`${path}:${line} ${rule}: ${text}`);
