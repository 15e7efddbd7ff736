// npm run budget [-- times.json]: writes the CPU of the last run, or of the run that left this file, as the budget. Only
// complete and passed stages count.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ARTIFACTS } from './logged.mjs';
import { budgetOf } from './times.rules.mjs';

const BUDGET = 'test/budget/times.json';

/** @throws Error when there is no such file */
const read = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new Error(`${file} is missing: npm test, or some of its stages, write it`);
  }
};

try {
  const before = read(BUDGET);
  const after = budgetOf(before, read(process.argv[2] ?? join(ARTIFACTS, 'times.json')));
  writeFileSync(BUDGET, `${JSON.stringify(after, null, 2)}\n`);
  for (const [name, { cpu }] of Object.entries(after))
    if (before[name]?.cpu !== cpu)
      process.stdout.write(`${name.padEnd(20)}${before[name]?.cpu ?? 'new'} -> ${cpu} s of CPU\n`);
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
