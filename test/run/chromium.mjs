import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Debian's; the shell has no windows to draw, which makes the journeys a third faster. */
const SHELL = '/usr/bin/chromium-headless-shell';
const WHOLE = '/usr/bin/chromium';
const JAPANESE_FONT = '/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc';

/**
 * The browser to test with: $CHROMIUM, or Debian's, which root gets installed together with a Japanese font.
 *
 * @returns its path
 * @throws Error when there is none that runs
 */
export const ensureChromium = async () => {
  if (!process.env.CHROMIUM) installMissing();
  const path = process.env.CHROMIUM || (existsSync(SHELL) ? SHELL : WHOLE);
  try {
    execFileSync(path, ['--version'], { stdio: 'ignore' });
    return path;
  } catch (error) {
    throw new Error(`no browser to test with: ${path} does not run (${error.message}); set CHROMIUM`);
  }
};

const installMissing = () => {
  const missing = [
    ...(existsSync(SHELL) ? [] : ['chromium-headless-shell']),
    ...(existsSync(JAPANESE_FONT) ? [] : ['fonts-noto-cjk']),
  ];
  if (missing.length === 0 || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  try {
    installPackages(missing);
  } catch (error) {
    if (!existsSync(WHOLE)) throw error;
    process.stderr.write(`${error.message}; ${WHOLE} does as well\n`);
  }
};

const installPackages = (names) => {
  process.stderr.write(`Installing ${names.join(' and ')}\n`);
  const apt = (...args) =>
    execFileSync('apt-get', ['-q', ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  apt('update');
  apt('install', '--yes', '--no-install-recommends', ...names);
};
