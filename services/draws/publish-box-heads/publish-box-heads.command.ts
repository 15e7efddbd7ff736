import { setTimeout as pause } from 'node:timers/promises';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { toBoxOrigin } from '../../kernel/checkpoint.js';
import { listConsistencyRanges } from '../../kernel/merkle-tree.js';
import { parseVerifierKey } from '../../kernel/signed-note.js';
import type { ScheduledCommand } from '../../kernel/timer.js';
import { runIndependently } from '../../platform/concurrency/run-independently.js';
import { Database } from '../../platform/database/database.js';
import { LogSigner, type Signing } from '../../platform/signer/log-signer.js';
import { OpenBoxCache } from '../open-boxes/open-box-cache.js';
import {
  type BoxLog,
  computeBoxHead,
  findGrownBoxes,
  growBoxLog,
  keepBoxHead,
  loadBoxHashes,
} from '../rows/box-logs.rows.js';
import { computeLinesToGrow } from '../streams/box-log-growth.js';

/** Number of lines hashed into leaves at once, a few milliseconds. */
const BATCH_LINES = 2000;
/** After a batch the command pauses for this multiple of the batch's duration. */
const REST = 2;
const MAX_BOXES = 500;

/** Adds the new lines of boxes to their trees and has their heads signed. */
export class PublishBoxHeads extends Command<number> {}

@CommandHandler(PublishBoxHeads)
export class PublishBoxHeadsHandler implements ICommandHandler<PublishBoxHeads> {
  /**
   * Number of lines at this process's last run, by box that was behind. If another process ran since, a rush is
   * detected early.
   */
  private lastDrawn: ReadonlyMap<string, number> = new Map();

  constructor(
    private readonly database: Database,
    private readonly boxes: OpenBoxCache,
    private readonly signer: LogSigner,
  ) {}

  /**
   * Publishes the heads.
   *
   * @returns the number of signed heads
   * @throws AggregateError of the boxes whose log does not extend its signed head, or whose head was not signed
   */
  async execute(): Promise<number> {
    const origin = parseVerifierKey((await this.signer.verifierKey()) ?? '')?.name;
    if (origin === undefined) return 0;
    const behind = await findGrownBoxes(this.database, MAX_BOXES);
    const due = behind
      .map((log) => ({ ...log, to: log.size + this.linesOf(log) }))
      .filter(({ to, signedSize }) => to > signedSize);
    this.lastDrawn = new Map(behind.map(({ packId, drawn }) => [packId, drawn]));
    await runIndependently(due, async (log) => {
      const size = await this.grow(log, log.to);
      await this.publish({ ...log, size }, toBoxOrigin(origin, log.packId));
    });
    return due.length;
  }

  private linesOf({ packId, size, drawn }: BoxLog & { drawn: number }): number {
    const before = this.lastDrawn.get(packId);
    return computeLinesToGrow(drawn - size, before === undefined ? null : drawn - before);
  }

  /**
   * Adds the lines up to `to`.
   *
   * @returns the new size
   */
  private async grow({ packId, size }: BoxLog, to: number): Promise<number> {
    const box = await this.boxes.find(packId);
    if (!box) throw new Error(`box ${packId} is not there`);
    for (let at = size; at < to; ) {
      const began = performance.now();
      const next = Math.min(to, at + BATCH_LINES);
      await growBoxLog(this.database, box, at, next);
      at = next;
      if (at < to) await pause(REST * (performance.now() - began));
    }
    return to;
  }

  private async publish({ packId, size, signedSize }: BoxLog, origin: string): Promise<void> {
    const first = await this.ask(packId, signedSize, size, origin);
    // The signer has signed a head that was not stored, because a process died in between.
    const again = first.outcome === 'other-size' && first.size <= size;
    const signing = again ? await this.ask(packId, first.size, size, origin) : first;
    if (signing.outcome !== 'signed') throw new Error(`the log of box ${packId} is not signed: ${wordOf(signing)}`);
    await keepBoxHead(this.database, packId, size, signing.note);
  }

  private async ask(packId: string, older: number, size: number, origin: string): Promise<Signing> {
    const head = await computeBoxHead(this.database, packId, size);
    const proof = await loadBoxHashes(this.database, packId, listConsistencyRanges(older, size));
    return this.signer.sign(older, proof, { origin, ...head });
  }
}

const wordOf = (signing: Exclude<Signing, { outcome: 'signed' }>): string => {
  if (signing.outcome === 'silent') return 'the signer does not answer';
  if (signing.outcome === 'other-size') return `it has been cut, its signed head has ${signing.size} lines`;
  return `it does not go on from its signed head (${signing.reason})`;
};

export const publishBoxHeadsEveryMinute: ScheduledCommand = { every: 'minute', command: () => new PublishBoxHeads() };
