import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { CommandTarget, Found, Keeping } from '../../platform/console-api/commands/command-target.js';
import { discardMail, holdParkedMail, retryMail } from '../../platform/mail/parked-mails.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { GetParkedMail } from '../rows/parked-mails.query.js';
import type { MailChange, NotParked, ParkedMail } from '../streams/parked-mail.js';
import type { ParkedMailResource } from '../wire/parked-mail.contract.js';
import { toMailRefusal } from './mail-refusals.messages.js';

/** The target of commands on parked mails. A mail has no version, because its row is locked. */
@Injectable()
export class MailTarget implements CommandTarget<ParkedMail, MailChange, NotParked, ParkedMailResource> {
  constructor(private readonly queries: QueryBus) {}

  locksOf(): readonly string[] {
    return [];
  }

  async load(tx: StoreTransaction, mailId: string): Promise<Found<ParkedMail> | null> {
    const state = await holdParkedMail(tx, mailId);
    return state ? { state: { mailId, state }, version: null } : null;
  }

  keep({ tx, id, loaded }: Keeping<ParkedMail>, changes: readonly MailChange[]): ParkedMail {
    for (const { change } of changes)
      if (change === 'MailRetried') retryMail(tx, id);
      else discardMail(tx, id);
    return loaded!.state;
  }

  auditedOf(): object {
    return {};
  }

  refused(refusal: NotParked) {
    return toMailRefusal(refusal);
  }

  show(mailId: string): Promise<ParkedMailResource | null> {
    return this.queries.execute(new GetParkedMail(mailId));
  }
}
