// Installs Java and Go, which some stages need besides Node. Root gets Debian's packages.
import { spawnSync } from 'node:child_process';
import { chmodSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { installDebianPackages } from './debian-packages.mjs';

const runs = (program, argument) => spawnSync(program, [argument], { stdio: 'ignore' }).status === 0;

/** Installs packages where possible; the stage that needs them reports what is missing. */
const install = (...packages) => {
  try {
    installDebianPackages(packages);
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
  }
};

/** Installs Java, and Maven, which fetches Kafka. */
export const installJava = () => {
  if (!runs('java', '-version')) install('default-jre-headless', 'maven');
  else if (!runs('mvn', '--version')) install('maven');
};

/** The oldest version that fetches a newer one itself, where a module requires it. */
const OLDEST_GO = 21;
const MODULE = join(import.meta.dirname, '../../services/proof/audit/go.mod');
const GO_PLATFORM = `${process.platform}-${process.arch === 'x64' ? 'amd64' : process.arch}`;

/** Returns the number after `go1.`; 0 where there is no Go. */
const goVersion = () => {
  const { status, stdout } = spawnSync('go', ['env', 'GOVERSION'], { encoding: 'utf8' });
  return status === 0 ? Number(/^go1\.(\d+)/.exec(stdout)?.[1] ?? 0) : 0;
};

/**
 * Lets an old Go fetch a newer one as a module, whose checksum it verifies, and puts that first in the path. Debian 12 has none
 * that is new enough.
 */
const replaceOldGo = () => {
  const [, version] = /^go (\S+)/m.exec(readFileSync(MODULE, 'utf8'));
  process.stderr.write(`Fetching Go ${version}\n`);
  const toolchain = `golang.org/toolchain@v0.0.1-go${version}.${GO_PLATFORM}`;
  const { status, stdout } = spawnSync('go', ['mod', 'download', '-json', toolchain], {
    encoding: 'utf8',
    cwd: tmpdir(),
    env: { ...process.env, GOFLAGS: '-modcacherw' },
  });
  if (status !== 0) return;
  const { Dir: folder } = JSON.parse(stdout);
  // Files of modules are not executable.
  for (const tools of ['bin', `pkg/tool/${GO_PLATFORM.replace('-', '_')}`])
    for (const name of readdirSync(join(folder, tools))) chmodSync(join(folder, tools, name), 0o755);
  process.env.PATH = `${join(folder, 'bin')}${delimiter}${process.env.PATH}`;
};

/** Installs Debian's Go as root. */
export const installGo = () => {
  if (!runs('go', 'version')) install('golang-go');
  if (goVersion() > 0 && goVersion() < OLDEST_GO) replaceOldGo();
};

/** Returns one line about what the Go tools lack; undefined when nothing is missing. */
export const findMissingGo = () =>
  goVersion() >= OLDEST_GO
    ? undefined
    : `The integration stage needs Go 1.${OLDEST_GO} or newer, for the auditor’s program: apt-get install golang-go, or https://go.dev/dl`;
