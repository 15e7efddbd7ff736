import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Lock for installations: apt-get refuses to work beside another. */
const LOCK = '/tmp/oripa-debian-packages.lock';

/** Installs Debian packages as root on Debian; does nothing elsewhere. @throws Error when an installation fails */
export const installDebianPackages = (names) => {
  if (names.length === 0 || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  process.stderr.write(`Installing ${names.join(' and ')}\n`);
  const apt = (...args) =>
    execFileSync('flock', [LOCK, 'apt-get', '-q', ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  apt('update');
  apt('install', '--yes', '--no-install-recommends', ...names);
};
