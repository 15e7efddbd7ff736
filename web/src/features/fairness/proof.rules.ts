import type { Findings } from './check.rules';
import type { LogLine } from './draw-protocol.rules';
import type { DrawnAgain } from './log.rules';
import type { Subject } from './subject.rules';

const lineOf = ({ slot, day, clientSeedHash, loggedPrize, loggedExtras, hash }: DrawnAgain): LogLine => ({
  slot,
  day,
  client_seed_hash: clientSeedHash,
  prize_id: loggedPrize,
  ...(loggedExtras.length > 0 && { extra_prize_ids: loggedExtras }),
  hash,
});

/**
 * Returns the checked data as a file. For a member's draw it starts with the fields of the receipt, so that the
 * independent checking program accepts it.
 */
export const toProofFile = ({ fair, ownDraw }: Subject, findings: Findings, checkedAt: Date) => {
  const { manifest, box_hash, anchor, revealed, head } = fair;
  const { steps, lines: lines_checked, recomputed, lastHash: last_hash } = findings;
  return {
    ...ownDraw?.receipt,
    box: { manifest, box_hash, anchor, revealed, head },
    lines: findings.draws.map(lineOf),
    checked: { at: checkedAt.toISOString(), lines_checked, recomputed, last_hash, steps },
  };
};

/** Returns the shell command that repeats the check with the program of the repository. */
export const commandOf = (origin: string, packId: string, receiptFile?: string): string => {
  const address = `${origin}/pack-detail?packId=${encodeURIComponent(packId)}`;
  return `npm run verify -- '${address}'${receiptFile ? ` --receipt ${receiptFile}` : ''}`;
};
