import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { hashOfMigration } from './released-migrations.js';

const FOLDER = 'migrations';
const released: Record<string, string> = JSON.parse(readFileSync(join(FOLDER, 'released.json'), 'utf8'));

describe('released migrations', () => {
  it('exist and have not changed', () => {
    const changed = Object.entries(released)
      .filter(([file]) => existsSync(join(FOLDER, file)))
      .filter(([file, hash]) => hashOfMigration(readFileSync(join(FOLDER, file), 'utf8')) !== hash);
    expect(Object.keys(released).length).toBeGreaterThanOrEqual(111);
    expect(Object.keys(released).filter((file) => !existsSync(join(FOLDER, file)))).toEqual([]);
    expect(changed.map(([file]) => file)).toEqual([]);
  });

  it('precede every unreleased migration', () => {
    const files = readdirSync(FOLDER).filter((file) => /^\d{4}-.*\.ts$/.test(file));
    const last = Object.keys(released).sort().at(-1)!;
    expect(files.filter((file) => !(file in released) && file < last)).toEqual([]);
  });
});

describe('the hash of a migration', () => {
  const text = "class A { async up(db) { await db.query('select 1'); } }";

  it('does not change with comments and line breaks', () =>
    expect(hashOfMigration(`/** Why. */\n${text.replaceAll('{', '{ // here\n')}`)).toBe(hashOfMigration(text)));

  it.each([
    ['a statement', "'select 1'", "'select 2'"],
    ['a space within a statement', "'select 1'", "'select  1'"],
    ['an added call', 'await', 'await db.query(""); await'],
    ['the end of a template', "'select 1'", `\`\${a} select 2\``],
  ])('changes with %s', (_, from, to) =>
    expect(hashOfMigration(text.replace(from, to))).not.toBe(hashOfMigration(text)),
  );
});
