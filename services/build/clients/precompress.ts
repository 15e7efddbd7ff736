import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Text files. Pictures and films are already compressed. */
const TEXT = /\.(css|html|js|json|svg|txt)$/;
/** The minimum size to compress. A smaller response fits into one packet anyway. */
const WORTH_BYTES = 1024;

const BEST = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
const COPIES = {
  br: (content: Buffer) => promisify(brotliCompress)(content, BEST),
  gz: (content: Buffer) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
};

/** Creates a plugin that writes compressed copies (.br, .gz) of the text files of a built client. */
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
