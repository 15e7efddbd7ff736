import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';

const LIMIT = /(?:^\s*\}, |^(?:before|after)(?:All|Each)\(.*, |\bjest\.setTimeout\()([\d_]+)\);$/gm;

const GUARD = Number(/testTimeout: ([\d_]+)/.exec(readFileSync('jest.config.mjs', 'utf8'))![1]!.replaceAll('_', ''));

const specs = ['services', 'test', 'web', 'admin', 'tools'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.spec\.tsx?$/.test(name))
    .map((name) => join(folder, name)),
);

const shortLimitsIn = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(LIMIT)]
    .map(([, limit]) => Number(limit!.replaceAll('_', '')))
    .filter((limit) => limit <= GUARD)
    .map((limit) => `${file}: ${limit} ms`);

it('sets no time limit of its own on tests and hooks', () => {
  expect(specs.length).toBeGreaterThan(100);
  expect(specs.flatMap(shortLimitsIn)).toEqual([]);
});
