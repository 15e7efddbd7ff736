// Installs and builds what is missing or out of date; alone: node services/bin/build.mjs [server|web]
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** Tells the one who waits at the terminal. */
export const say = (line) => process.stderr.write(`${line}\n`);

/** The front ends that are there, each built to dist/<name>. */
export const frontEnds = () => ['web', 'admin'].filter((name) => existsSync(join(root, name, 'index.html')));

/** Brings node_modules in line with package-lock.json: npm notes in a hidden lock file what it put there. */
export const install = async () => {
  if (isInstalled()) return;
  say('Installing packages');
  await run('npm', ['ci', '--include=dev', '--loglevel=error']);
};

const isInstalled = () => {
  const installed = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(installed)) return false;
  const packagesOf = (path) => JSON.parse(readFileSync(path, 'utf8')).packages;
  const present = packagesOf(installed);
  return Object.entries(packagesOf(join(root, 'package-lock.json')))
    .filter(([path, wanted]) => path !== '' && (present[path] || !wanted.optional))
    .every(([path, wanted]) => present[path]?.integrity === wanted.integrity);
};

/** @returns whether anything had changed and was built */
export const buildServer = () =>
  buildOnce(
    'server',
    ['services', 'migrations', '.swcrc', 'package-lock.json'],
    /(?<!\.spec)\.ts$|bundle\.mjs$|\.swcrc$|lock\.json$/,
    async () => {
      const sources = ['services', 'migrations', '--out-dir', 'dist', '--config-file', '.swcrc'];
      await run(process.execPath, [
        'node_modules/@swc/cli/bin/swc.js',
        ...sources,
        ...['--extensions', '.ts', '--ignore', '**/*.spec.ts', '--quiet'],
      ]);
      removeOrphans();
      const { bundleProcesses } = await import('./bundle.mjs');
      await bundleProcesses('dist/services/bin', 'dist/bin');
    },
  );

/** What was compiled from a source that is no more. */
const removeOrphans = () => {
  for (const path of filesBelow(['dist/services', 'dist/migrations'])) {
    const source = join(root, relative('dist', path)).replace(/\.js(\.map)?$/, '.ts');
    if (!existsSync(source)) rmSync(join(root, path));
  }
};

/** @returns whether anything had changed and was built */
export const buildWeb = async () => {
  const built = [];
  for (const name of frontEnds()) {
    const target = ['--outDir', `../dist/${name}`, '--emptyOutDir', '--logLevel', 'warn'];
    const vite = () => run(process.execPath, ['node_modules/vite/bin/vite.js', 'build', name, ...target]);
    built.push(await buildOnce(name, [name, 'package-lock.json'], /(?<!\.spec)\.\w+$/, vite));
  }
  return built.includes(true);
};

/** Builds unless the last finished build was of the same inputs. */
const buildOnce = async (name, inputs, relevant, build) => {
  const stamp = join(root, 'dist', `${name}.stamp`);
  const hash = hashOf(filesBelow(inputs).filter((path) => relevant.test(path)));
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return false;
  say(`Building ${name}`);
  rmSync(stamp, { force: true });
  await build();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
  return true;
};

const filesBelow = (paths) =>
  paths.flatMap((path) => {
    if (!existsSync(join(root, path))) return [];
    if (statSync(join(root, path)).isFile()) return [path];
    return filesBelow(readdirSync(join(root, path)).map((name) => join(path, name)));
  });

const hashOf = (paths) => {
  const hash = createHash('sha256');
  for (const path of paths.sort())
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0');
  return hash.digest('hex');
};

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
    say(error.message);
    process.exitCode = 1;
  }
}
