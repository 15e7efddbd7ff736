// Installs and builds everything that is missing or out of date: node services/build/build.mjs [server|web]
import { spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildOnce, isInstalled, listFilesBelow, noteInstalled } from './up-to-date.mjs';

export const root = join(import.meta.dirname, '../..');

/** Prints a line to the terminal. */
export const printLine = (line) => process.stderr.write(`${line}\n`);

/** Lists the present front ends. Each is built to dist/<name>. */
export const listFrontEnds = () => ['web', 'admin'].filter((name) => existsSync(join(root, name, 'index.html')));

/** Returns the inputs of a build: the sources, the lock file, and the build scripts. */
const inputsOf = (sources) => [
  ...sources.filter((path) => !/\.spec\.\w+$/.test(path)),
  ...listFilesBelow(root, ['package-lock.json', 'services/build']),
];

/** Files that this build skips. `test/native/` compiles some of them. */
const TESTS = ['**/*.spec.ts', '**/*.fixture.ts', 'services/*/test/**'];

/** Installs the packages of package-lock.json if node_modules differs. */
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

/** Builds the server if it is out of date. @returns true if it was built */
export const buildServer = () => buildOnce(root, serverBuild());

/** Records the server as built, for a caller that has compiled the changed sources itself. */
export const noteServerBuilt = () => buildOnce(root, { ...serverBuild(), build: async () => {} });

/** Removes compiled files whose source no longer exists. */
const removeOrphans = () => {
  for (const path of listFilesBelow(root, ['dist/services', 'dist/migrations'])) {
    const source = join(root, relative('dist', path)).replace(/\.js(\.map)?$/, '.ts');
    if (!existsSync(source)) rmSync(join(root, path));
  }
};

/** Builds the front ends that are out of date. @returns true if any was built */
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

/** Lists the server files that the front ends bundle. Of contracts they import only types. */
const listSharedRules = () => listFilesBelow(root, ['services']).filter((path) => path.endsWith('.shared.ts'));

/** Runs a program in this terminal until it ends. @throws Error if it fails */
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
