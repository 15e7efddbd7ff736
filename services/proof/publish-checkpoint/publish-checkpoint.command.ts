import { setTimeout as pause } from 'node:timers/promises';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { listConsistencyRanges } from '../../kernel/merkle-tree.js';
import { parseVerifierKey } from '../../kernel/signed-note.js';
import { Clock } from '../../kernel/time.js';
import { Database } from '../../platform/database/database.js';
import { LogSigner, type Signing } from '../../platform/signer/log-signer.js';
import { keepCheckpoint, lastCheckpoint } from '../rows/checkpoints.rows.js';
import { headAt, rangeHashes } from '../rows/log-proofs.rows.js';
import { growTree, noteRefusal, treeSize } from '../rows/log-tree.rows.js';

/** After a portion others have their turn, this many times as long. */
const REST = 2;

/** Takes what has a number into the tree, and has its head signed. */
export class PublishCheckpoint extends Command<number> {}

/**
 * The log cannot be what it was: its signer has signed another one.
 *
 * @param size that the signer knows
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
   * @returns how many events have come under a signed head
   * @throws LogRewrittenError
   * @throws Error when the signer does not answer; the next minute asks again
   */
  async execute(): Promise<number> {
    await this.grow();
    if (!this.signer.isThere) return 0;
    const [size, last] = [await treeSize(this.database), await lastCheckpoint(this.database)];
    const before = last?.size ?? 0;
    if (size === 0 && before === 0) return 0;
    // One that has not grown is signed again: it may not be the same.
    const note = await this.signed(size, before).catch((error) => this.refused(error));
    await keepCheckpoint(this.database, { size, note }, this.clock.now());
    await noteRefusal(this.database, null);
    return size - before;
  }

  /** Keeps why a head was not signed, for whoever watches the books. @throws what it was given */
  private async refused(error: unknown): Promise<never> {
    if (error instanceof LogRewrittenError) await noteRefusal(this.database, error.message);
    throw error;
  }

  private async grow(): Promise<void> {
    for (let more = true; more; ) {
      const began = performance.now();
      more = await growTree(this.database);
      if (more) await pause(REST * (performance.now() - began));
    }
  }

  private async signed(size: number, before: number): Promise<string> {
    if (before > size) throw new LogRewrittenError(before, 'CutOff');
    const first = await this.ask(size, before);
    if (first.outcome === 'signed') return first.note;
    // It signed what nobody kept: a process died between the two.
    const known = first.outcome === 'other-size' ? first.size : before;
    if (known > size) throw new LogRewrittenError(known, 'CutOff');
    const answer = first.outcome === 'other-size' ? await this.ask(size, known) : first;
    if (answer.outcome === 'signed') return answer.note;
    if (answer.outcome === 'refused') throw new LogRewrittenError(known, answer.reason);
    throw new Error('the signer of the log does not answer');
  }

  private async ask(size: number, older: number): Promise<Signing> {
    const origin = parseVerifierKey((await this.signer.verifierKey()) ?? '')?.name;
    if (origin === undefined) return { outcome: 'silent' };
    const head = await headAt(this.database, size);
    const proof = await rangeHashes(this.database, listConsistencyRanges(older, size));
    return this.signer.sign(older, proof, { origin, ...head });
  }
}
