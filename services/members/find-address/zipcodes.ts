import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { ZipcodeAddress } from './find-address.contract.js';

const TABLE = 'services/members/find-address/zipcodes.tsv.br';

let table: Promise<string[]> | undefined;

/**
 * Finds the addresses of a Japanese zip code in Japan Post's order, several if it covers several towns. Returns none for a code
 * that is not seven ASCII digits or not in use. Office codes (事業所) are included. The first call reads the table; after a failed
 * read, the next call tries again.
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

/** Searches the sorted lines by halves. A map would double the memory and block the process while it is built. */
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

/** Finds the table in this folder or any above, because the compiled code in dist/ has no data files. */
function tableFile(folder = new URL('.', import.meta.url)): URL {
  const file = new URL(TABLE, folder);
  const parent = new URL('..', folder);
  return existsSync(file) || parent.href === folder.href ? file : tableFile(parent);
}
