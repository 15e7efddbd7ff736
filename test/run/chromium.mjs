import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installDebianPackages } from './debian-packages.mjs';

/** Debian's headless shell. It draws no windows, which makes the journeys a third faster. */
const SHELL = '/usr/bin/chromium-headless-shell';
const WHOLE = '/usr/bin/chromium';
const JAPANESE_FONT = '/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc';

/**
 * Finds or installs the browser of the tests: $CHROMIUM, or Debian's, which root gets installed together with a Japanese font.
 *
 * @returns its path
 * @throws Error when none runs
 */
export const ensureChromium = async () => {
  if (!process.env.CHROMIUM) installMissing();
  const path = process.env.CHROMIUM || (existsSync(SHELL) ? SHELL : WHOLE);
  try {
    execFileSync(path, ['--version'], { stdio: 'ignore' });
    return path;
  } catch (error) {
    throw new Error(
      `The journeys need Chromium, and ${path} does not run (${error.message}): apt-get install chromium-headless-shell fonts-noto-cjk, or set CHROMIUM`,
    );
  }
};

const installMissing = () => {
  const missing = [
    ...(existsSync(SHELL) ? [] : ['chromium-headless-shell']),
    ...(existsSync(JAPANESE_FONT) ? [] : ['fonts-noto-cjk']),
  ];
  try {
    installDebianPackages(missing);
  } catch (error) {
    if (!existsSync(WHOLE)) throw error;
    process.stderr.write(`${error.message}; ${WHOLE} does as well\n`);
  }
};
