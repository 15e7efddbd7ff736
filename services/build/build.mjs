// Installs and builds what is missing or out of date; alone: node services/build/build.mjs [server|web]
import { spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildOnce, isInstalled, listFilesBelow, noteInstalled } from './up-to-date.mjs';

export const root = join(import.meta.dirname, '../..');

/** Tells the one who waits at the terminal. */
export const printLine = (line) => process.stderr.write(`${line}\n`);

/** The front ends that are there, each built to dist/<name>. */
export const listFrontEnds = () => ['web', 'admin'].filter((name) => existsSync(join(root, name, 'index.html')));

/** What is built of these sources depends on them, on the packages and on how it is built. */
const inputsOf = (sources) => [
  ...sources.filter((path) => !/\.spec\.\w+$/.test(path)),
  ...listFilesBelow(root, ['package-lock.json', 'services/build']),
];

/** Lists what `test/native/` compiles, and specs that nobody compiles. */
const TESTS = ['**/*.spec.ts', '**/*.fixture.ts', 'services/*/test/**'];

/** Brings node_modules in line with package-lock.json. */
export const install = async () => {
  if (!isInstalled(root)) {
    printLine('Installing packages');
    await run('npm', ['ci', '--include=dev', '--loglevel=error']);
  }
  noteInstalled(root);
};

const serverBuild = () => ({
  name: 'server',
  inputs: inputsOf([
    '.swcrc',
    ...listFilesBelow(root, ['services', 'migrations']).filter((path) => path.endsWith('.ts')),
  ]),
  output: 'dist/bin/shop.js',
  build: async () => {
    printLine('Building server');
    const sources = ['services', 'migrations', '--out-dir', 'dist', '--config-file', '.swcrc'];
    await run(process.execPath, [
      'node_modules/@swc/cli/bin/swc.js',
      ...sources,
      ...['--extensions', '.ts', '--ignore', TESTS.join(','), '--quiet'],
    ]);
    removeOrphans();
    const { bundleProcesses } = await import('./bundle.mjs');
    await bundleProcesses('dist/services/bin', 'dist/bin');
  },
});

/** @returns whether anything had changed and was built */
export const buildServer = () => buildOnce(root, serverBuild());

/** Takes the server for built: whoever changed a source has also compiled it. */
export const noteServerBuilt = () => buildOnce(root, { ...serverBuild(), build: async () => {} });

/** What was compiled from a source that is no more. */
const removeOrphans = () => {
  for (const path of listFilesBelow(root, ['dist/services', 'dist/migrations'])) {
    const source = join(root, relative('dist', path)).replace(/\.js(\.map)?$/, '.ts');
    if (!existsSync(source)) rmSync(join(root, path));
  }
};

/** @returns whether anything had changed and was built */
export const buildWeb = async () => {
  const built = [];
  for (const name of listFrontEnds()) {
    const target = ['--outDir', `../dist/${name}`, '--emptyOutDir', '--logLevel', 'warn'];
    const build = async () => {
      printLine(`Building ${name}`);
      await run(process.execPath, ['node_modules/vite/bin/vite.js', 'build', name, ...target]);
    };
    const inputs = inputsOf([...listFilesBelow(root, [name]), ...listSharedRules()]);
    built.push(await buildOnce(root, { name, inputs, output: `dist/${name}/index.html`, build }));
  }
  return built.includes(true);
};

/** What the front ends bundle of the server; of its contracts they know the types alone. */
const listSharedRules = () => listFilesBelow(root, ['services']).filter((path) => path.endsWith('.shared.ts'));

/** Runs a program in this terminal until it ends. @throws Error when it fails */
const run = (program, args) =>
  new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: root, stdio: 'inherit' });
    const forward = (signal) => child.kill(signal);
    process.on('SIGTERM', forward);
    child.once('error', reject);
    child.once('close', (code, signal) => {
      process.off('SIGTERM', forward);
      if (code === 0) resolve();
      else reject(new Error(`${program} ${args[0]} failed (${signal ?? code})`));
    });
  });

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const targets = process.argv[2] ? [process.argv[2]] : ['server', 'web'];
  try {
    if (targets.includes('server')) await buildServer();
    if (targets.includes('web')) {
      await buildWeb();
      await run(process.execPath, ['web/build/sizes.mjs']);
    }
  } catch (error) {
    printLine(error.message);
    process.exitCode = 1;
  }
}
