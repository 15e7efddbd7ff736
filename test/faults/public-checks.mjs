import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { waitUntil } from './until.mjs';

const VERIFY = join(import.meta.dirname, '../../services/draws/verify/verify.mjs');
const LINES_A_PAGE = 1000;
const BOXES = `select pack_id, drawn, (select coalesce(sum(cardinality(prizes) - extras), 0) from draws.draws d
    where d.pack_id = b.pack_id) as cards from draws.boxes b order by opened_at desc limit $1`;

/** A limit on waiting only. A busy machine is slow, not wrong. */
const RESPONSE_WITHIN_MS = 900_000;
const SAME_WITHIN_MS = 900_000;

const jsonOf = (url) =>
  waitUntil(
    `${url} is answered`,
    async () => {
      const response = await fetch(url, { signal: AbortSignal.timeout(RESPONSE_WITHIN_MS) });
      if (response.status >= 500) throw new Error(`answered with ${response.status}`);
      return response.json();
    },
    RESPONSE_WITHIN_MS,
  );

/** Counts the lines of a box's public log. */
const countLines = async (address) => {
  const { all_page: pages } = await jsonOf(`${address}/log`);
  const { list } = await jsonOf(`${address}/log/${pages}`);
  return (pages - 1) * LINES_A_PAGE + list.length;
};

/** Runs the buyers' verification program on a box. @returns its report when it finds a fault */
const complaintOf = (address) =>
  new Promise((resolve) => {
    execFile(process.execPath, [VERIFY, address], (error, text) => resolve(error ? text.trim() : undefined));
  });

/**
 * Compares the public logs of the youngest boxes with the cards drawn from them.
 *
 * @param verified number of boxes whose whole log is verified
 * @returns the violations, in words
 */
export const checkPublicLogs = async (pool, url, most, verified = 0) => {
  const { rows } = await pool.query(BOXES, [most]);
  const faults = [];
  for (const { pack_id: packId, drawn, cards } of rows) {
    const address = `${url}/api/fair/pack/${packId}`;
    const isSame = async () => {
      const { head } = await jsonOf(address);
      const lineCount = await countLines(address);
      if (new Set([head.slot, lineCount, drawn, cards]).size === 1) return true;
      throw new Error(
        `given are ${drawn}, its public log has ${head.slot} in ${lineCount} lines, the draws ${cards} cards`,
      );
    };
    // An API may show an earlier state for a moment.
    await waitUntil(`box ${packId} is the same everywhere`, isSame, SAME_WITHIN_MS).catch(({ message }) =>
      faults.push(message),
    );
  }
  for (const { pack_id: packId } of rows.slice(0, verified)) {
    const complaint = await complaintOf(`${url}/api/fair/pack/${packId}`);
    if (complaint) faults.push(`box ${packId} does not stand the test: ${complaint}`);
  }
  return faults;
};
