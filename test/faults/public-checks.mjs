import { execFile } from 'node:child_process';
import { join } from 'node:path';

const VERIFY = join(import.meta.dirname, '../../services/draws/verify/verify.mjs');
const LINES_A_PAGE = 1000;
const BOXES = `select pack_id, drawn, (select coalesce(sum(cardinality(prizes)), 0) from draws.draws d
    where d.pack_id = b.pack_id) as cards from draws.boxes b order by opened_at desc limit $1`;

const jsonOf = async (url) => (await fetch(url)).json();

/** Lines of a box's public log. */
const slotsIn = async (address) => {
  const { all_page: pages } = await jsonOf(`${address}/log`);
  const { list } = await jsonOf(`${address}/log/${pages}`);
  return (pages - 1) * LINES_A_PAGE + list.length;
};

/** The program that buyers check a box with. @returns what it says when it is not content */
const complaintOf = (address) =>
  new Promise((resolve) => {
    execFile(process.execPath, [VERIFY, address], (error, text) => resolve(error ? text.trim() : undefined));
  });

/**
 * Whether the public logs of the youngest boxes have as many slots as cards were drawn from them.
 *
 * @param verified of how many of them the whole log is computed once more
 * @returns in words what is not so
 */
export const lookAtPublicLogs = async (pool, url, most, verified = 0) => {
  const { rows } = await pool.query(BOXES, [most]);
  const found = [];
  for (const { pack_id: packId, drawn, cards } of rows) {
    const address = `${url}/api/fair/pack/${packId}`;
    const { head } = await jsonOf(address);
    const slots = await slotsIn(address);
    if (new Set([head.slot, slots, drawn, cards]).size > 1)
      found.push(
        `box ${packId} has given ${drawn}, its public log ${head.slot} in ${slots} lines, the draws ${cards} cards`,
      );
  }
  for (const { pack_id: packId } of rows.slice(0, verified)) {
    const complaint = await complaintOf(`${url}/api/fair/pack/${packId}`);
    if (complaint) found.push(`box ${packId} does not stand the test: ${complaint}`);
  }
  return found;
};
