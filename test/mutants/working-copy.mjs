import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ARTIFACTS } from '../run/logged.mjs';
import { killLeftovers } from '../run/processes.mjs';
import { runIn } from './run-in.mjs';

const BUILD_MINUTES = 10;
/** Tells whether a stage runs what was built, and not the sources alone. */
export const readsBuild = (stage) => stage !== 'unit' && stage !== 'components';

/** Stages that read compiled files only through the setup of their database. */
const READS_MODULES = new Set(['integration', 'requests']);

const NAME = /^oripa-mutants-(\d+)-/;

const isRunning = (pid) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Removes the copies of runs that were killed. */
const sweepCopies = () => {
  for (const name of readdirSync(tmpdir())) {
    const owner = NAME.exec(name)?.[1];
    if (owner && !isRunning(Number(owner))) rmSync(join(tmpdir(), name), { recursive: true, force: true });
  }
};

/** Lists the files that belong to a checkout, also those that are not committed yet. */
const filesOf = (checkout) => {
  const listed = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: checkout,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  if (listed.status !== 0) throw new Error(`${checkout} is no checkout: ${listed.stderr}`);
  return listed.stdout.split('\0').filter((path) => path !== '' && existsSync(join(checkout, path)));
};

/** Links packages file by file, since some look for their neighbours by real paths; across disks the folder is linked. */
const linkPackages = (from, to) => {
  if (spawnSync('cp', ['-al', from, to], { stdio: 'ignore' }).status === 0) return;
  rmSync(to, { recursive: true, force: true });
  symlinkSync(from, to);
};

/** A copy of a checkout in which one fault at a time is planted. Nothing is written to the checkout itself. */
export class WorkingCopy {
  constructor(folder) {
    this.folder = folder;
    this.sound = join(folder, '.sound');
    this.isBuilt = false;
  }

  /** Copies a checkout. @param isBuilt also what is built of it, and builds what is out of date */
  static async of(checkout, isBuilt) {
    killLeftovers();
    sweepCopies();
    const folder = mkdtempSync(join(tmpdir(), `oripa-mutants-${process.pid}-`));
    // PostgreSQL runs as another user, from the packages in it.
    chmodSync(folder, 0o755);
    for (const path of filesOf(checkout)) cpSync(join(checkout, path), join(folder, path));
    linkPackages(join(checkout, 'node_modules'), join(folder, 'node_modules'));
    mkdirSync(join(folder, ARTIFACTS), { recursive: true });
    const copy = new WorkingCopy(folder);
    if (isBuilt) await copy.#buildWhole(join(checkout, 'dist'));
    return copy;
  }

  /**
   * Plants a fault, and builds what the stage reads of it.
   *
   * @returns a message where the fault does not apply to these sources; undefined once it is planted
   */
  async plant(mutant, stage) {
    const reason = this.#write(mutant);
    if (reason === undefined) await this.#build(mutant.file, stage);
    return reason;
  }

  /**
   * Plants several faults at once and checks the types of the sources.
   *
   * @returns what the compiler says; '' where all is well
   */
  async checkTypes(mutants) {
    for (const mutant of mutants) this.#write(mutant);
    const outputs = [];
    for (const project of ['.', 'web', 'admin']) {
      const args = ['node_modules/typescript7/bin/tsc', '-p', project, '--noEmit'];
      outputs.push((await runIn(this.folder, args, { minutes: BUILD_MINUTES })).output);
    }
    return outputs.join('');
  }

  /** Restores the sources and what was built of them. */
  heal() {
    if (this.planted) writeFileSync(this.planted.path, this.planted.text);
    this.planted = undefined;
    if (!this.isBuilt) return;
    rmSync(join(this.folder, 'dist'), { recursive: true });
    cpSync(this.sound, join(this.folder, 'dist'), { recursive: true });
    this.isBuilt = false;
  }

  #write({ file, also = [], ...edit }) {
    const path = join(this.folder, file);
    if (!existsSync(path)) return `${file} is not there`;
    const sound = readFileSync(path, 'utf8');
    let text = sound;
    for (const { before, after } of [edit, ...also]) {
      if (text.split(before).length !== 2) return `${file} has another text`;
      text = text.replace(before, () => after);
    }
    this.planted = { path, text: sound };
    writeFileSync(path, text);
    return undefined;
  }

  remove() {
    rmSync(this.folder, { recursive: true, force: true });
  }

  async #buildWhole(dist) {
    if (existsSync(dist)) cpSync(dist, join(this.folder, 'dist'), { recursive: true });
    await this.#run('services/build/build.mjs');
    cpSync(join(this.folder, 'dist'), this.sound, { recursive: true });
  }

  async #build(file, stage) {
    if (!readsBuild(stage)) return;
    this.isBuilt = true;
    const client = /^(web|admin)\//.exec(file)?.[1];
    if (client) return this.#buildClient(client);
    await this.#run(
      'node_modules/@swc/cli/bin/swc.js',
      file,
      '--out-dir',
      'dist',
      '--config-file',
      '.swcrc',
      '--quiet',
    );
    if (!READS_MODULES.has(stage)) await this.#bundle();
    if (stage === 'browser' && file.endsWith('.shared.ts'))
      for (const one of ['web', 'admin']) await this.#buildClient(one);
  }

  #buildClient(name) {
    const target = ['--outDir', `../dist/${name}`, '--emptyOutDir', '--logLevel', 'warn'];
    return this.#run('node_modules/vite/bin/vite.js', 'build', name, ...target);
  }

  #bundle() {
    const bundling = "(await import('./services/build/bundle.mjs')).bundleProcesses('dist/services/bin', 'dist/bin')";
    return this.#run('--input-type=module', '--eval', `await ${bundling}`);
  }

  async #run(...args) {
    const { code, output } = await runIn(this.folder, args, { minutes: BUILD_MINUTES });
    if (code !== 0) throw new Error(`${args[0]} failed in the copy:\n${output}`);
  }
}
