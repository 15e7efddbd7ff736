// Compiles the tests that run as Node's own modules: node test/native/compile-tests.mjs
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../../services/build/build.mjs';
import { listFilesBelow } from '../../services/build/up-to-date.mjs';

const OUTPUT = join(root, 'dist');
const NOTES = join(OUTPUT, 'tests.json');
const GLOBALS = join(import.meta.dirname, 'jest-globals.mjs');
const COMPILER = ['.swcrc', 'package-lock.json', 'test/native/compile-tests.mjs'];

/** Matches specs that open a shop, and fixtures. */
const SPECS = /\.(int|kafka|requests)\.spec\.ts$|\.fixture\.ts$/;
/** Matches folders of modules that specs and benches share. */
const SHARED = /^(test\/(?!browser\/)|services\/[^/]+\/test\/)/;

const isCompiled = (path) => SPECS.test(path) || (SHARED.test(path) && /(?<!\.spec|\.d)\.ts$/.test(path));

/** Returns the compiled file of a spec. A module that is not compiled runs as it is. */
export const compiledOf = (path) =>
  path.endsWith('.ts') ? join(OUTPUT, relative(root, path)).replace(/\.ts$/, '.js') : path;

/** Compiles to `dist/`, beside the shop that is tested, what has changed since it was last compiled. */
export const compileTests = async () => {
  const known = existsSync(NOTES) ? JSON.parse(readFileSync(NOTES, 'utf8')) : {};
  const compiler = hashOf(COMPILER);
  const hashes = {};
  const changed = [];
  for (const path of listFilesBelow(root, ['services', 'test']).filter(isCompiled)) {
    hashes[path] = `${compiler} ${hashOf([path])}`;
    if (hashes[path] !== known[path] || !existsSync(compiledOf(join(root, path)))) changed.push(path);
  }
  if (changed.length === 0) return;
  await Promise.all(changed.map(compile));
  write(NOTES, JSON.stringify(hashes));
};

const compile = async (path) => {
  const { transformFile } = await import('@swc/core');
  const target = compiledOf(join(root, path));
  const sourceFileName = relative(dirname(target), join(root, path));
  const { code, map } = await transformFile(join(root, path), { configFile: join(root, '.swcrc'), sourceFileName });
  mkdirSync(dirname(target), { recursive: true });
  write(`${target}.map`, map);
  write(target, `${withSources(code, path)}\n//# sourceMappingURL=${basename(target)}.map\n`);
};

/** Writes a file at once, so that a stage that runs beside this one never reads half of it. */
const write = (path, content) => {
  const unfinished = `${path}.${process.pid}`;
  writeFileSync(unfinished, content);
  renameSync(unfinished, path);
};

/** Points imports of modules that are not compiled at their sources, and those of Jest's functions at our own. */
const withSources = (code, path) =>
  code.replace(/(?<=(?:from |import\()')(\.[^']*\.mjs|@jest\/globals)(?=')/g, (name) => {
    const source = name === '@jest/globals' ? GLOBALS : join(root, dirname(path), name);
    return relative(dirname(compiledOf(join(root, path))), source);
  });

const hashOf = (paths) =>
  paths.reduce((hash, path) => hash.update(readFileSync(join(root, path))), createHash('sha256')).digest('base64');

if (process.argv[1] === fileURLToPath(import.meta.url)) await compileTests();
