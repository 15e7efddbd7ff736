import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { cosignatureOf } from '../../kernel/cosignature.js';
import { listConsistencyRanges } from '../../kernel/merkle-tree.js';
import { Clock } from '../../kernel/time.js';
import type { ScheduledCommand } from '../../kernel/timer.js';
import { Config } from '../../platform/config.js';
import { Database } from '../../platform/database/database.js';
import { describeError } from '../../platform/observability/described-error.js';
import { redact } from '../../platform/observability/redacted.js';
import { type LogWitness, requestCosignature, type WitnessResponse } from '../../platform/signer/log-witness.js';
import { loadLastCheckpoint, type SignedCheckpoint } from '../rows/checkpoints.rows.js';
import { loadRangeHashes } from '../rows/log-proofs.rows.js';
import { keepCosignature, loadWitnessedSize, noteWitnessFailure } from '../rows/witnesses.rows.js';

/** Sends the newest head to every witness that has not cosigned it. */
export class CosignCheckpoint extends Command<number> {}

/** Thrown when a witness has not cosigned. */
class WitnessError extends Error {}

@CommandHandler(CosignCheckpoint)
export class CosignCheckpointHandler implements ICommandHandler<CosignCheckpoint> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  /**
   * Sends the head to all witnesses at once, so that none delays another.
   *
   * @returns the number that have cosigned
   * @throws AggregateError of those that have not; the next minute tries again
   */
  async execute(): Promise<number> {
    const head = await loadLastCheckpoint(this.database);
    if (!head) return 0;
    const outcomes = await Promise.allSettled(
      this.config.logHeads.witnesses.map((witness) => this.show(witness, head).catch((why) => this.fail(witness, why))),
    );
    const failures = outcomes.filter((one) => one.status === 'rejected').map(({ reason }) => reason);
    if (failures.length > 0) throw new AggregateError(failures, failures.map(String).join('; '));
    return outcomes.filter((one) => one.status === 'fulfilled' && one.value).length;
  }

  /**
   * Sends the head to one witness.
   *
   * @returns true if it has cosigned now and had not before
   */
  private async show(witness: LogWitness, head: SignedCheckpoint): Promise<boolean> {
    const { name } = witness.verifier;
    const known = await loadWitnessedSize(this.database, name);
    if (known === head.size) return false;
    const first = await this.ask(witness, Math.min(known, head.size), head);
    // The witness knows another size than the one stored here, from another process or an earlier request.
    const response = first.outcome === 'other-size' ? await this.again(witness, first.size, head) : first;
    if (response.outcome !== 'cosigned') throw new WitnessError(wordOf(response));
    const text = head.note.slice(0, head.note.indexOf('\n\n') + 1);
    const cosignature = cosignatureOf(text, response.lines, witness.verifier);
    if (!cosignature) throw new WitnessError('its signature is not valid');
    await keepCosignature(this.database, { witness: name, size: head.size }, cosignature, this.clock.now());
    return true;
  }

  private async again(witness: LogWitness, size: number, head: SignedCheckpoint): Promise<WitnessResponse> {
    if (size > head.size) throw new WitnessError(`it has cosigned ${size} events, and the log has ${head.size}`);
    return this.ask(witness, size, head);
  }

  private async ask(witness: LogWitness, older: number, { size, note }: SignedCheckpoint): Promise<WitnessResponse> {
    const proof = await loadRangeHashes(this.database, listConsistencyRanges(older, size));
    return requestCosignature(witness, older, proof, note);
  }

  private async fail({ verifier: { name } }: LogWitness, error: unknown): Promise<never> {
    const why = error instanceof WitnessError ? redact(error.message) : describeError(error);
    await noteWitnessFailure(this.database, name, why, this.clock.now());
    throw new Error(`${name}: ${why}`);
  }
}

const wordOf = (response: WitnessResponse): string =>
  response.outcome === 'refused' ? `it answered ${response.status}` : 'it does not answer';

export const cosignCheckpointEveryMinute: ScheduledCommand = { every: 'minute', command: () => new CosignCheckpoint() };
