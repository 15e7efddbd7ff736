import { setTimeout as pause } from 'node:timers/promises';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { listConsistencyRanges } from '../../kernel/merkle-tree.js';
import { parseVerifierKey } from '../../kernel/signed-note.js';
import { Clock } from '../../kernel/time.js';
import type { ScheduledCommand } from '../../kernel/timer.js';
import { Database } from '../../platform/database/database.js';
import { LogSigner, type Signing } from '../../platform/signer/log-signer.js';
import { keepCheckpoint, loadLastCheckpoint } from '../rows/checkpoints.rows.js';
import { headAt, loadRangeHashes } from '../rows/log-proofs.rows.js';
import { growTree, loadTreeSize, noteRefusal } from '../rows/log-tree.rows.js';

/** After a batch the command pauses for this multiple of the batch's duration. */
const REST = 2;

/** Adds numbered events to the tree and has its head signed. */
export class PublishCheckpoint extends Command<number> {}

/**
 * Thrown when the log has been rewritten, because its signer has signed another one.
 *
 * @param size the size that the signer knows
 */
export class LogRewrittenError extends Error {
  constructor(size: number, reason: string) {
    super(`the log does not go on from its signed head of ${size} events (${reason}): it has been rewritten or cut`);
  }
}

@CommandHandler(PublishCheckpoint)
export class PublishCheckpointHandler implements ICommandHandler<PublishCheckpoint> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly signer: LogSigner,
  ) {}

  /**
   * Publishes the head.
   *
   * @returns the number of events newly covered by a signed head
   * @throws LogRewrittenError
   * @throws Error if the signer does not respond; the next minute tries again
   */
  async execute(): Promise<number> {
    await this.grow();
    if (!this.signer.isConfigured) return 0;
    const [size, last] = [await loadTreeSize(this.database), await loadLastCheckpoint(this.database)];
    const before = last?.size ?? 0;
    if (size === 0 && before === 0) return 0;
    // An unchanged size is signed again, because the content may have changed.
    const note = await this.signed(size, before).catch((error) => this.refused(error));
    await keepCheckpoint(this.database, { size, note }, this.clock.now());
    await noteRefusal(this.database, null);
    return size - before;
  }

  /**
   * Stores the reason why a head was not signed, for the data-integrity checks.
   *
   * @throws its argument
   */
  private async refused(error: unknown): Promise<never> {
    if (error instanceof LogRewrittenError) await noteRefusal(this.database, error.message);
    throw error;
  }

  private async grow(): Promise<void> {
    for (let hasMore = true; hasMore; ) {
      const began = performance.now();
      hasMore = await growTree(this.database);
      if (hasMore) await pause(REST * (performance.now() - began));
    }
  }

  private async signed(size: number, before: number): Promise<string> {
    if (before > size) throw new LogRewrittenError(before, 'CutOff');
    const first = await this.ask(size, before);
    if (first.outcome === 'signed') return first.note;
    // The signer has signed a head that was not stored, because a process died in between.
    const known = first.outcome === 'other-size' ? first.size : before;
    if (known > size) throw new LogRewrittenError(known, 'CutOff');
    const response = first.outcome === 'other-size' ? await this.ask(size, known) : first;
    if (response.outcome === 'signed') return response.note;
    if (response.outcome === 'refused') throw new LogRewrittenError(known, response.reason);
    throw new Error('the signer of the log does not answer');
  }

  private async ask(size: number, older: number): Promise<Signing> {
    const origin = parseVerifierKey((await this.signer.verifierKey()) ?? '')?.name;
    if (origin === undefined) return { outcome: 'silent' };
    const head = await headAt(this.database, size);
    const proof = await loadRangeHashes(this.database, listConsistencyRanges(older, size));
    return this.signer.sign(older, proof, { origin, ...head });
  }
}

export const publishCheckpointEveryMinute: ScheduledCommand = {
  every: 'minute',
  command: () => new PublishCheckpoint(),
};
