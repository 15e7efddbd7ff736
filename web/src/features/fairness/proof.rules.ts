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
 * What was checked, to keep. For one's own draw it begins with the receipt's own fields: the independent checking
 * program takes the file as it is.
 */
export const proofOf = ({ fair, ownDraw }: Subject, findings: Findings, checkedAt: Date) => {
  const { manifest, box_hash, anchor, revealed, head } = fair;
  const { steps, lines: lines_checked, recomputed, lastHash: last_hash } = findings;
  return {
    ...ownDraw?.receipt,
    box: { manifest, box_hash, anchor, revealed, head },
    lines: findings.draws.map(lineOf),
    checked: { at: checkedAt.toISOString(), lines_checked, recomputed, last_hash, steps },
  };
};

/** The command that checks the same with the program of the repository, for a shell. */
export const commandOf = (origin: string, packId: string, receiptFile?: string): string => {
  const address = `${origin}/pack-detail?packId=${encodeURIComponent(packId)}`;
  return `npm run verify -- '${address}'${receiptFile ? ` --receipt ${receiptFile}` : ''}`;
};
