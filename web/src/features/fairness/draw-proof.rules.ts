import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { isInTree, leafOf, type TreeHead } from './log-tree.rules';
import type { Manifest } from './manifest.rules';
import type { Receipt } from './receipt.rules';
import { bytesOf, hashesOf } from './signed-head.rules';

/** Proof that a draw is in the signed log; bytes in base64. */
export interface LogProof {
  /** Number of the draw's event in the whole log, counted from 1. */
  readonly number: number;
  readonly previous: string;
  /** Exact bytes of the event. */
  readonly event: string;
  readonly inclusion: readonly string[];
  readonly checkpoint: string;
}

interface DrawEvent {
  readonly packId: string;
  readonly firstSlot: number;
  /** Indexes into the prizes of the box, followed by the extra prizes. */
  readonly prizeIndexes: readonly number[];
}

/** Parses the event of a draw from a line of the log; null for any other. */
const readEvent = (line: string, number: number, historyId: string): DrawEvent | null => {
  try {
    const [at, stream, version, , type, , , data] = JSON.parse(line);
    const isOf = at === number && stream === `draw-${historyId}` && version === 1 && type === 'CardsDrawn';
    return isOf ? (JSON.parse(data) as DrawEvent) : null;
  } catch {
    return null;
  }
};

/** Returns true if the event has exactly the cards of the receipt. */
const isOfReceipt = ({ packId, firstSlot, prizeIndexes }: DrawEvent, receipt: Receipt, manifest: Manifest): boolean => {
  const rows = [...manifest.prizes, ...(manifest.extra_prizes ?? [])];
  const receipted = [receipt.pack_id, receipt.first_slot, ...receipt.prize_ids, ...receipt.extra_prize_ids];
  const logged = [packId, firstSlot, ...prizeIndexes.map((index) => rows[index]?.id)];
  return receipted.map(String).join('\n') === logged.join('\n');
};

/** Draw with its receipt, as the member has them. */
export interface DrawInHand {
  readonly historyId: string;
  readonly receipt: Receipt;
  readonly manifest: Manifest;
}

/** Returns true if the signed log contains the draw as the receipt has it. */
export const isDrawInLog = (proof: LogProof, head: TreeHead, { historyId, receipt, manifest }: DrawInHand): boolean => {
  const { number, event: line, previous } = proof;
  const event = readEvent(line, number, historyId);
  const [before, inclusion] = [bytesOf(previous), hashesOf(proof.inclusion)];
  if (!event || !before || !inclusion || !isOfReceipt(event, receipt, manifest)) return false;
  const entry = sha256(concatBytes(before, utf8ToBytes(line)));
  return isInTree(leafOf(entry), number - 1, head, inclusion);
};
