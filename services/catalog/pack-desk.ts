import { Injectable } from '@nestjs/common';
import { type Command, CommandBus } from '@nestjs/cqrs';
import { newId } from '../kernel/ids.js';
import { Clock } from '../kernel/time.js';
import { type Operator, operatorActor, parseCommand, recordAct } from '../operators/index.js';
import { RefusedError } from '../platform/http/envelope.js';
import type { CommandContext } from '../platform/store/transaction.js';
import { PackCommandRequest } from './pack-command.contract.js';
import { type PackRecord, PackRecords } from './pack-records.js';
import { refused } from './pack-refusals.messages.js';
import type { PackChange, PackOutcome } from './packs.js';

/** Carries out what operators ask for and answers with the pack as it then is. */
@Injectable()
export class PackDesk {
  constructor(
    private readonly commands: CommandBus,
    private readonly records: PackRecords,
    private readonly clock: Clock,
  ) {}

  contextOf(operator: Operator): CommandContext {
    return { commandId: newId(this.clock.now()), actor: operatorActor(operator) };
  }

  /** @throws RefusedError as the rule's refusal is told */
  async carryOut(command: Command<PackOutcome>): Promise<PackRecord> {
    const outcome = await this.commands.execute(command);
    if (outcome.refusal) throw refused(outcome.refusal);
    const record = await this.records.find(outcome.packId);
    if (!record) throw new RefusedError(404);
    return record;
  }

  /** A command with a reason, which goes into the audit trail together with its outcome. */
  command(
    operator: Operator,
    packId: string,
    name: string,
    body: unknown,
    make: (change: PackChange, seen: number | null) => Command<PackOutcome>,
  ): Promise<PackRecord> {
    const { reason, version } = parseCommand(body, PackCommandRequest);
    const act = { operatorId: operator.operatorId, resource: 'packs', id: packId, command: name, reason };
    const change: PackChange = {
      packId,
      context: this.contextOf(operator),
      also: (tx, outcome) => recordAct(tx, { ...act, outcome }),
    };
    return this.carryOut(make(change, version ?? null));
  }
}
