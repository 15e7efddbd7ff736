import { Injectable } from '@nestjs/common';
import { type Command, CommandBus } from '@nestjs/cqrs';
import { newId } from '../kernel/ids.js';
import { Clock } from '../kernel/time.js';
import { type Operator, operatorActor, parseCommand, recordAct } from '../operators/index.js';
import type { Contract } from '../platform/http/contract.js';
import { RefusedError } from '../platform/http/envelope.js';
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

  /** @throws RefusedError as the rule's refusal is told */
  async carryOut(command: Command<PackOutcome>): Promise<PackRecord> {
    const outcome = await this.commands.execute(command);
    if (outcome.refusal) throw refused(outcome.refusal);
    const record = await this.records.find(outcome.packId);
    if (!record) throw new RefusedError(404);
    return record;
  }

  /** A command that asks for nothing but a reason. */
  command(
    operator: Operator,
    packId: string,
    name: string,
    body: unknown,
    make: (change: PackChange) => Command<PackOutcome>,
  ): Promise<PackRecord> {
    return this.carryOut(make(this.orderOf(operator, packId, name, body, PackCommandRequest).change));
  }

  /** What an operator orders, and why: the reason goes into the audit trail together with the outcome. */
  orderOf<Request extends PackCommandRequest>(
    operator: Operator,
    packId: string,
    name: string,
    body: unknown,
    contract: Contract<Request>,
  ): { readonly change: PackChange; readonly request: Request } {
    const request = parseCommand(body, contract);
    return { change: { packId, ...this.actOf(operator, name, request.reason), seen: request.version }, request };
  }

  /** Who does it, and the act that is recorded of it. */
  actOf({ operatorId, ...operator }: Operator, command: string, reason: string): Omit<PackChange, 'packId'> {
    return {
      context: { commandId: newId(this.clock.now()), actor: operatorActor({ operatorId, ...operator }) },
      also: (tx, packId, outcome, changes) =>
        recordAct(tx, { operatorId, resource: 'packs', id: packId, command, reason, outcome, changes }),
    };
  }
}
