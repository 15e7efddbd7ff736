// Java and Go: what some stages run besides Node. Root gets Debian's.
import { spawnSync } from 'node:child_process';
import { installDebianPackages } from './debian-packages.mjs';

const runs = (program, argument) => spawnSync(program, [argument], { stdio: 'ignore' }).status === 0;

/** Installs where it can; who needs it says what is missing. */
const install = (...packages) => {
  try {
    installDebianPackages(packages);
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
  }
};

/** Java, and Maven, which fetches Kafka. */
export const installJava = () => {
  if (!runs('java', '-version')) install('default-jre-headless', 'maven');
  else if (!runs('mvn', '--version')) install('maven');
};

export const installGo = () => {
  if (!runs('go', 'version')) install('golang-go');
};

/** Returns in one line what is missing to run the tools written in Go; undefined when nothing is. */
export const missingGo = () => {
  const { status, stdout } = spawnSync('go', ['env', 'GOVERSION'], { encoding: 'utf8' });
  const [, major, minor] = /^go(\d+)\.(\d+)/.exec(stdout ?? '') ?? [];
  // From 1.21 on Go fetches a newer one of itself, where a module asks for it.
  if (status === 0 && Number(major) === 1 && Number(minor) >= 21) return undefined;
  return 'The integration stage needs Go 1.21 or newer, for the auditor’s program: apt-get install golang-go, or https://go.dev/dl';
};
