import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { until } from './until.mjs';

const VERIFY = join(import.meta.dirname, '../../services/draws/verify/verify.mjs');
const LINES_A_PAGE = 1000;
const BOXES = `select pack_id, drawn, (select coalesce(sum(cardinality(prizes) - extras), 0) from draws.draws d
    where d.pack_id = b.pack_id) as cards from draws.boxes b order by opened_at desc limit $1`;

/** A busy machine is slow, not wrong. */
const ANSWERED_WITHIN_MS = 900_000;
const SAME_WITHIN_MS = 900_000;

const jsonOf = (url) =>
  until(
    `${url} is answered`,
    async () => {
      const answer = await fetch(url, { signal: AbortSignal.timeout(ANSWERED_WITHIN_MS) });
      if (answer.status >= 500) throw new Error(`answered with ${answer.status}`);
      return answer.json();
    },
    ANSWERED_WITHIN_MS,
  );

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
    const isSame = async () => {
      const { head } = await jsonOf(address);
      const slots = await slotsIn(address);
      if (new Set([head.slot, slots, drawn, cards]).size === 1) return true;
      throw new Error(
        `given are ${drawn}, its public log has ${head.slot} in ${slots} lines, the draws ${cards} cards`,
      );
    };
    // An API shows for a moment what it showed before.
    await until(`box ${packId} is the same everywhere`, isSame, SAME_WITHIN_MS).catch(({ message }) =>
      found.push(message),
    );
  }
  for (const { pack_id: packId } of rows.slice(0, verified)) {
    const complaint = await complaintOf(`${url}/api/fair/pack/${packId}`);
    if (complaint) found.push(`box ${packId} does not stand the test: ${complaint}`);
  }
  return found;
};
