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
import { isAlive } from '../support/is-alive.mjs';
import { runIn } from './run-in.mjs';

const BUILD_MINUTES = 10;
const SWC = ['--out-dir', 'dist', '--config-file', '.swcrc', '--quiet'];
/** Specs build the server themselves where its stamp belongs to other sources. */
const NOTE_BUILT = "await (await import('./services/build/build.mjs')).noteServerBuilt?.()";
const COMPILE_TESTS = 'test/native/compile-tests.mjs';
/** Returns true when a stage runs built files, not the sources alone. */
export const isBuildRead = (stage) => stage !== 'unit' && stage !== 'components';

/** Stages that import the compiled modules of the shop, and start none of its processes. */
const READS_MODULES = new Set(['integration', 'requests', 'kafka']);

/** Files of this folder that Jest reads in the copy; an older checkout has none. */
const OWN = ['test/mutants/jest.first-failure.mjs', 'test/mutants/until-failure.mjs'];

const NAME = /^oripa-mutants-(\d+)-/;

/** Removes the copies of killed runs. */
const sweepCopies = () => {
  for (const name of readdirSync(tmpdir())) {
    const owner = NAME.exec(name)?.[1];
    if (owner && !isAlive(Number(owner))) rmSync(join(tmpdir(), name), { recursive: true, force: true });
  }
};

/** Lists the files of a checkout, including uncommitted ones. */
const filesOf = (checkout) => {
  const listed = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: checkout,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  if (listed.status !== 0) throw new Error(`${checkout} is no checkout: ${listed.stderr}`);
  return listed.stdout.split('\0').filter((path) => path !== '' && existsSync(join(checkout, path)));
};

/** Links packages file by file, since some find their neighbours by real paths. Across disks the folder is linked. */
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

  /** Copies a checkout. @param isBuilt true to copy its build too, and build outdated parts */
  static async of(checkout, isBuilt) {
    killLeftovers();
    sweepCopies();
    const folder = mkdtempSync(join(tmpdir(), `oripa-mutants-${process.pid}-`));
    // PostgreSQL runs as another user, from the packages in the copy.
    chmodSync(folder, 0o755);
    for (const path of filesOf(checkout)) cpSync(join(checkout, path), join(folder, path));
    linkPackages(join(checkout, 'node_modules'), join(folder, 'node_modules'));
    for (const path of OWN) cpSync(path, join(folder, path));
    mkdirSync(join(folder, ARTIFACTS), { recursive: true });
    const copy = new WorkingCopy(folder);
    if (isBuilt) await copy.#buildWhole(join(checkout, 'dist'));
    return copy;
  }

  /** Plants a fault. @returns a message where it does not apply to these sources; undefined once it is planted */
  plant({ file, also = [], ...edit }) {
    const path = join(this.folder, file);
    if (!existsSync(path)) return `${file} is not there`;
    const sound = readFileSync(path, 'utf8');
    let text = sound;
    for (const { before, after } of [edit, ...also]) {
      if (text.split(before).length !== 2) return `${file} has another text`;
      text = text.replace(before, () => after);
    }
    this.planted = { file, path, text: sound };
    writeFileSync(path, text);
    return undefined;
  }

  /** Builds the files that a stage uses, where a fault was planted. @throws Error when the build fails */
  async build(stage) {
    if (!this.planted || !isBuildRead(stage)) return;
    if (!READS_MODULES.has(stage) || !this.planted.file.endsWith('.ts')) {
      this.isBuilt = true;
      await this.#run('services/build/build.mjs');
      return;
    }
    this.compiled = this.planted.file.replace(/\.ts$/, '.js');
    await this.#run('node_modules/@swc/cli/bin/swc.js', this.planted.file, ...SWC);
    await this.#run('--input-type=module', '--eval', NOTE_BUILT);
  }

  /**
   * Plants several faults at once and checks the types of the sources.
   *
   * @returns the compiler's messages; '' when there are none
   */
  async checkTypes(mutants) {
    for (const mutant of mutants) this.plant(mutant);
    const outputs = [];
    for (const project of ['.', 'web', 'admin']) {
      const args = ['node_modules/typescript7/bin/tsc', '-p', project, '--noEmit'];
      outputs.push((await runIn(this.folder, args, { minutes: BUILD_MINUTES })).output);
    }
    return outputs.join('');
  }

  /** Restores the sources and their build. */
  heal() {
    if (this.planted) writeFileSync(this.planted.path, this.planted.text);
    for (const path of this.compiled ? [this.compiled, `${this.compiled}.map`, 'server.stamp'] : [])
      cpSync(join(this.sound, path), join(this.folder, 'dist', path));
    if (this.isBuilt) {
      rmSync(join(this.folder, 'dist'), { recursive: true });
      cpSync(this.sound, join(this.folder, 'dist'), { recursive: true });
    }
    this.planted = undefined;
    this.compiled = undefined;
    this.isBuilt = false;
  }

  remove() {
    rmSync(this.folder, { recursive: true, force: true });
  }

  async #buildWhole(dist) {
    if (existsSync(dist)) cpSync(dist, join(this.folder, 'dist'), { recursive: true });
    await this.#run('services/build/build.mjs');
    if (existsSync(join(this.folder, COMPILE_TESTS))) await this.#run(COMPILE_TESTS);
    cpSync(join(this.folder, 'dist'), this.sound, { recursive: true });
  }

  async #run(...args) {
    const { code, output } = await runIn(this.folder, args, { minutes: BUILD_MINUTES });
    if (code !== 0) throw new Error(`${args[0]} failed in the copy:\n${output}`);
  }
}
