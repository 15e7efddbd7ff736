import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock, type TokyoDate, toTokyoDate } from '../../kernel/time.js';
import type { OperatorCommand } from '../../platform/console-api/commands/operator-command.js';
import { OperatorCommands } from '../../platform/console-api/commands/operator-commands.js';
import { Database } from '../../platform/database/database.js';
import { buildFieldError, RefusedError } from '../../platform/http/responses/envelope.js';
import type { ExternalProvider } from '../../platform/payments/providers.shared.js';
import { EventStore } from '../../platform/store/event-store.js';
import { keepSettlementFile, type LeftSettlementFile } from '../rows/settlement-files.rows.js';
import { beginSettlement, settlementIdOf, settlementLockOf } from '../rows/settlements.rows.js';
import { IN_THE_FUTURE, NO_DAY } from './line-faults.messages.js';
import { SettleLines } from './settle-lines.js';
import { readSettlementFile } from './settlement-file.js';
import { readLines } from './settlement-lines.js';
import { type DatedFile, findNewLines, type SeenFile } from './settlement-report.js';

/** Stores the files of providers until all lines are imported. A resumed import takes each line once. */
@Injectable()
export class SettlementImports {
  constructor(
    private readonly database: Database,
    private readonly store: EventStore,
    private readonly commands: OperatorCommands,
    private readonly lines: SettleLines,
    private readonly clock: Clock,
  ) {}

  /** Reads a file and compares it with its payments. @throws RefusedError 400 if the day is unknown or in the future */
  async read(provider: ExternalProvider, day: TokyoDate | null, bytes: Buffer): Promise<DatedFile> {
    const file = readLines(provider, await readSettlementFile(provider, bytes, day), day);
    if (file.day === null) throw new RefusedError(400, buildFieldError('day', NO_DAY));
    if (file.day > toTokyoDate(this.clock.now())) throw new RefusedError(400, buildFieldError('day', IN_THE_FUTURE));
    return { ...file, day: file.day };
  }

  /** Stores a file and imports its lines. @returns the number of finished lines, after each batch */
  async *begin(command: OperatorCommand, { file, fresh }: SeenFile, content: Buffer): AsyncGenerator<number> {
    const { provider, day } = file;
    const digest = createHash('sha256').update(content).digest();
    const kept = { provider, day, digest, content, importedBy: command.operator.operatorId };
    await this.store.transact([settlementLockOf(settlementIdOf(file))], async (tx) => {
      beginSettlement(tx, file);
      keepSettlementFile(tx, kept);
      this.commands.record(tx, command, settlementIdOf(file), 'begun');
    });
    yield* this.lines.carryOut(actorOf(kept), kept, fresh);
  }

  /** Resumes an abandoned file and finishes it. */
  async goOn(left: LeftSettlementFile): Promise<void> {
    const file = await this.read(left.provider as ExternalProvider, left.day, left.content);
    for await (const _ of this.lines.carryOut(actorOf(left), left, await findNewLines(this.database.pool, file)));
  }
}

const actorOf = ({ importedBy }: Pick<LeftSettlementFile, 'importedBy'>): string => `operator:${importedBy}`;
