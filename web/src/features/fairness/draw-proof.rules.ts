import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { isInTree, leafOf, type TreeHead } from './log-tree.rules';
import type { Manifest } from './manifest.rules';
import type { Receipt } from './receipt.rules';
import { bytesOf, hashesOf } from './signed-head.rules';

/** What binds a draw to a signed head of the shop's whole log; bytes in base64. */
export interface LogProof {
  /** The number of the draw's event in the whole log, from 1. */
  readonly number: number;
  readonly previous: string;
  /** The event, to the byte. */
  readonly event: string;
  readonly inclusion: readonly string[];
  readonly checkpoint: string;
}

interface DrawEvent {
  readonly packId: string;
  readonly firstSlot: number;
  /** Rows of the list's prizes, and behind them of those outside of the box. */
  readonly prizeIndexes: readonly number[];
}

/** The event of a draw, from the line of the log that it is; null for any other. */
const readEvent = (line: string, number: number, historyId: string): DrawEvent | null => {
  try {
    const [at, stream, version, , type, , , data] = JSON.parse(line);
    const isOf = at === number && stream === `draw-${historyId}` && version === 1 && type === 'CardsDrawn';
    return isOf ? (JSON.parse(data) as DrawEvent) : null;
  } catch {
    return null;
  }
};

/** Whether the event tells of the very cards that the receipt names. */
const isOfReceipt = ({ packId, firstSlot, prizeIndexes }: DrawEvent, receipt: Receipt, manifest: Manifest): boolean => {
  const rows = [...manifest.prizes, ...(manifest.extra_prizes ?? [])];
  const receipted = [receipt.pack_id, receipt.first_slot, ...receipt.prize_ids, ...receipt.extra_prize_ids];
  const logged = [packId, firstSlot, ...prizeIndexes.map((index) => rows[index]?.id)];
  return receipted.map(String).join('\n') === logged.join('\n');
};

/** The draw as the member has it in hand. */
export interface DrawInHand {
  readonly historyId: string;
  readonly receipt: Receipt;
  readonly manifest: Manifest;
}

/** Whether the log, as its head was signed, holds the draw as the receipt tells it. */
export const isDrawInLog = (proof: LogProof, head: TreeHead, { historyId, receipt, manifest }: DrawInHand): boolean => {
  const { number, event: line, previous } = proof;
  const event = readEvent(line, number, historyId);
  const [before, inclusion] = [bytesOf(previous), hashesOf(proof.inclusion)];
  if (!event || !before || !inclusion || !isOfReceipt(event, receipt, manifest)) return false;
  const entry = sha256(concatBytes(before, utf8ToBytes(line)));
  return isInTree(leafOf(entry), number - 1, head, inclusion);
};
