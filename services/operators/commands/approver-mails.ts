import { Injectable } from '@nestjs/common';
import { Config } from '../../platform/config.js';
import type { Operator } from '../../platform/console-api/access/operator.js';
import { Mailer } from '../../platform/mail/mailer.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { loadMailsOfRoles } from '../rows/operator-mails.rows.js';
import { APPROVERS } from '../streams/approval.js';
import { approverChangeOf } from '../streams/approver.js';
import type { OperatorEvent } from '../streams/operator.events.js';
import type { OperatorState } from '../streams/operator.state.js';
import { buildApproversMail } from './approvers.mail.js';

/** Mails every owner and finance, and the operator concerned, whenever it changes who may approve. */
@Injectable()
export class ApproverMails {
  constructor(
    private readonly mailer: Mailer,
    private readonly config: Config,
  ) {}

  /** Queues the mails of an event before its row changes, so that a removed approver gets one too. @param by null for the server's settings */
  async queue(
    tx: StoreTransaction,
    commandId: string,
    by: Pick<Operator, 'name'> | null,
    before: Pick<OperatorState, 'operatorId' | 'mail' | 'name'> & OperatorState,
    event: OperatorEvent,
  ): Promise<void> {
    const change = approverChangeOf(before, event);
    if (change === null) return;
    const details = { change, name: before.name, by: by?.name ?? null, at: tx.now, publicUrl: this.config.publicUrl };
    for (const to of new Set([...(await loadMailsOfRoles(tx, APPROVERS)), before.mail]))
      this.mailer.queue(
        tx,
        `approvers/${commandId}/${to}`,
        buildApproversMail(to, { ...details, operatorId: before.operatorId }),
      );
  }
}
