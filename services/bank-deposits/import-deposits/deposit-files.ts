import { Injectable } from '@nestjs/common';
import { type Refusal, refuse } from '../../kernel/decision.js';
import { newId } from '../../kernel/ids.js';
import { Clock } from '../../kernel/time.js';
import type { CommandTarget } from '../../platform/console-api/commands/command-target.js';
import type { OperatorCommand } from '../../platform/console-api/commands/operator-command.js';
import { OperatorCommands } from '../../platform/console-api/commands/operator-commands.js';
import { buildFieldError, RefusedError } from '../../platform/http/responses/envelope.js';
import { EventStore } from '../../platform/store/event-store.js';
import type { CommandResponse } from '../../platform/store/response.js';
import { addBankFile, findBankFile } from '../rows/bank-files.rows.js';
import type { ReadFile } from './deposit-imports.js';
import { FILE_REPEATED } from './import-refusals.messages.js';

/** Stores the bank's files until all lines are imported, and remembers their digests forever. */
@Injectable()
export class DepositFiles {
  constructor(
    private readonly store: EventStore,
    private readonly commands: OperatorCommands,
    private readonly clock: Clock,
  ) {}

  /** Returns the command under the idempotency key of this file. */
  commandOf<Request extends object>(upload: OperatorCommand<Request>, { digest }: ReadFile): OperatorCommand<Request> {
    const { key } = upload;
    const named = { ...upload, name: 'import' };
    return key ? { ...named, key: { ...key, content: key.content + digest.toString('hex') } } : named;
  }

  /**
   * Stores a file to import. @returns its id, also for an unfinished import; null for a file without deposits; or a
   * refusal
   */
  async begin(
    command: OperatorCommand,
    content: Buffer,
    { digest, statement, lines }: ReadFile,
  ): Promise<{ readonly fileId: string | null } | { readonly refused: CommandResponse }> {
    if (lines.length === 0) return { fileId: null };
    const fileId = newId(this.clock.now());
    const { operatorId: importedBy } = command.operator;
    const earlier = await this.store.transact([], async (tx) => {
      const { format, profile: layout } = statement;
      const isNew = await addBankFile(tx, { fileId, digest, format, layout, lines: lines.length, content, importedBy });
      if (!isNew) return findBankFile(tx, digest);
      this.commands.record(tx, command, fileId, 'begun');
      return null;
    });
    if (!earlier) return { fileId };
    if (earlier.endedAt === null) return { fileId: earlier.fileId };
    const repeated = { ...command, id: earlier.fileId };
    const refused = await this.commands.run(repeated, TAKEN_FILES, () => refuse({ code: 'FileRepeated' }));
    return { refused };
  }
}

/** Refuses files that were imported before, and records the attempt. */
const TAKEN_FILES: CommandTarget<object, never, Refusal<'FileRepeated'>, object> = {
  locksOf: () => [],
  load: async () => ({ state: {}, version: null }),
  keep: ({ loaded }) => loaded!.state,
  auditedOf: () => ({}),
  refused: () => new RefusedError(400, buildFieldError('file', FILE_REPEATED)),
  show: async () => null,
};
