import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Refusal } from '../../kernel/decision.js';
import { newId } from '../../kernel/ids.js';
import { Clock } from '../../kernel/time.js';
import { Passwords } from '../../platform/passwords.js';
import { EventStore } from '../../platform/store/event-store.js';
import type { NewOperator } from '../accounts.js';
import { recordAct } from '../audit-trail.js';
import { type Operator, operatorActor } from '../operator.js';
import { changesBetween, maskedMail } from '../streams/changes.js';
import { decideNewPassword, type PasswordRefused } from '../streams/new-password.js';
import { ALL_OPERATORS } from '../streams/operator.events.js';
import { operatorStreamOf } from '../streams/operator.state.js';

export type AddOperatorOutcome =
  | { readonly operatorId: string }
  | { readonly refusal: Refusal<'MailTaken'> | PasswordRefused };

/** An owner lets somebody in. */
export class AddOperator extends Command<AddOperatorOutcome> {
  constructor(
    readonly operator: NewOperator,
    readonly by: Operator,
    readonly reason: string,
  ) {
    super();
  }
}

const HAS_MAIL = 'select from operators.operators where lower(mail) = lower($1)';
const ADD = `insert into operators.operators (id, mail, name, role, password_hash, created_at, version)
  values ($1, $2, $3, $4, $5, $6, 1)`;

@CommandHandler(AddOperator)
export class AddOperatorHandler implements ICommandHandler<AddOperator> {
  constructor(
    private readonly store: EventStore,
    private readonly passwords: Passwords,
    private readonly clock: Clock,
  ) {}

  async execute({ operator: { mail, name, role, password }, by, reason }: AddOperator): Promise<AddOperatorOutcome> {
    const refusal = decideNewPassword(password, { mail, name });
    if (refusal) return { refusal };
    const passwordHash = await this.passwords.hash(password);
    const operatorId = newId(this.clock.now());
    const streamId = operatorStreamOf(operatorId);
    return this.store.transact([ALL_OPERATORS, streamId], async (tx): Promise<AddOperatorOutcome> => {
      if ((await tx.read('operators-has-mail', HAS_MAIL, [mail])).length > 0) return { refusal: { code: 'MailTaken' } };
      tx.write('operators-add', ADD, [operatorId, mail, name, role, passwordHash, tx.now]);
      recordAct(tx, {
        operatorId: by.operatorId,
        resource: 'operators',
        id: operatorId,
        command: 'create',
        reason,
        outcome: 'done',
        changes: changesBetween(null, { name, mail: maskedMail(mail), role }),
      });
      tx.append(
        { commandId: newId(this.clock.now()), actor: operatorActor(by) },
        {
          streamId,
          expectedVersion: 0,
          partitionKey: operatorId,
          events: [{ type: 'OperatorAdded', data: { operatorId, role } }],
        },
      );
      return { operatorId };
    });
  }
}
