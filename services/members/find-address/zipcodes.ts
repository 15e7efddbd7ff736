import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { ZipcodeAddress } from './find-address.contract.js';

const TABLE = 'services/members/find-address/zipcodes.tsv.br';

let table: Promise<string[]> | undefined;

/**
 * The addresses of a Japanese zip code, in Japan Post's order: none if the code is not seven ASCII digits or not in use,
 * several if it covers several towns. Office codes (事業所) are included. The table is read at the first call; a failed
 * read rejects and is tried again at the next call.
 *
 * Source: Japan Post's postal code data, see zipcodes.build.mjs.
 */
export async function findAddresses(zipcode: string): Promise<ZipcodeAddress[]> {
  if (!/^[0-9]{7}$/.test(zipcode)) return [];
  table ??= readTable().catch((error: unknown) => {
    table = undefined;
    throw error;
  });
  const [, ...addresses] = findLine(zipcode, await table)?.split('\t') ?? [];
  return addresses.map((address) => {
    const [prefcode, address2 = '', address3 = ''] = address.split(',');
    return { prefcode: Number(prefcode), address2, address3 };
  });
}

/** Halving the sorted lines instead of keeping a map: a map doubles the memory, and building it holds the process up. */
function findLine(zipcode: string, lines: string[]): string | undefined {
  let low = 0;
  let high = lines.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (lines[middle]! < zipcode) low = middle + 1;
    else high = middle;
  }
  return lines[low]?.startsWith(zipcode) ? lines[low] : undefined;
}

async function readTable(): Promise<string[]> {
  const table = await promisify(brotliDecompress)(await readFile(tableFile()));
  return table.toString().split('\n');
}

/** Compiled code runs from dist/, which holds no data, so the table is looked for in this folder and all above it. */
function tableFile(folder = new URL('.', import.meta.url)): URL {
  const file = new URL(TABLE, folder);
  const parent = new URL('..', folder);
  return existsSync(file) || parent.href === folder.href ? file : tableFile(parent);
}
