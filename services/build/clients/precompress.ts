import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** What is text; pictures and films are compressed by themselves. */
const TEXT = /\.(css|html|js|json|svg|txt)$/;
/** Below this the answer fits into one packet anyway. */
const WORTH_BYTES = 1024;

const BEST = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
const COPIES = {
  br: (content: Buffer) => promisify(brotliCompress)(content, BEST),
  gz: (content: Buffer) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
};

/** Puts compressed copies (.br, .gz) beside the texts of the built client, once for all visitors. */
export const createPrecompressPlugin = (): Plugin => ({
  name: 'precompress',
  apply: 'build',
  writeBundle: {
    order: 'post',
    sequential: true,
    handler: async ({ dir = '' }) => {
      for (const name of await readdir(dir, { recursive: true })) {
        if (!TEXT.test(name)) continue;
        const content = await readFile(join(dir, name));
        if (content.length < WORTH_BYTES) continue;
        for (const [ending, compress] of Object.entries(COPIES))
          await writeFile(join(dir, `${name}.${ending}`), await compress(content));
      }
    },
  },
});
