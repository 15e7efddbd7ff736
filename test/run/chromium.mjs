import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const DEBIAN = '/usr/bin/chromium';
const JAPANESE_FONT = '/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc';

/**
 * The browser to test with: $CHROMIUM, or Debian's, which root gets installed together with a Japanese font.
 *
 * @returns its path
 * @throws Error when there is none that runs
 */
export const ensureChromium = async () => {
  const path = process.env.CHROMIUM || DEBIAN;
  if (path === DEBIAN) {
    const missing = [
      ...(existsSync(DEBIAN) ? [] : ['chromium']),
      ...(existsSync(JAPANESE_FONT) ? [] : ['fonts-noto-cjk']),
    ];
    if (missing.length > 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) installPackages(missing);
  }
  try {
    execFileSync(path, ['--version'], { stdio: 'ignore' });
    return path;
  } catch (error) {
    throw new Error(`no browser to test with: ${path} does not run (${error.message}); set CHROMIUM`);
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
