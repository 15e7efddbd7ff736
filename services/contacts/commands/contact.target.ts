import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Change } from '../../kernel/change.js';
import type { Refusal } from '../../kernel/decision.js';
import { isId } from '../../kernel/ids.js';
import type { Bilingual } from '../../kernel/languages.js';
import type { CommandTarget, Found, Keeping } from '../../platform/console-api/commands/command-target.js';
import { buildFieldError, RefusedError } from '../../platform/http/responses/envelope.js';
import { Mailer } from '../../platform/mail/mailer.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { GetContact } from '../rows/contacts.query.js';
import { assignContact, type Contact, closeContact, findContact, saveReply } from '../rows/contacts.rows.js';
import { toContactNumber } from '../streams/contact-number.js';
import type { ContactResource } from '../wire/contact.contract.js';
import { toContactResource } from '../wire/contact-resource.js';
import { buildContactReplyMail } from './contact-answer.mail.js';

/** A change to a contact. Contacts are rows without an event stream. */
export type ContactChange =
  | Change<'ContactAnswered', { readonly by: string; readonly text: string }>
  | Change<'ContactAssigned', { readonly to: string }>
  | Change<'ContactClosed', object>;
export type ContactRefusal = Refusal<'Closed' | 'AlreadyTheirs'>;

const REFUSALS: Readonly<Record<ContactRefusal['code'], Bilingual>> = {
  Closed: {
    ja: 'このお問い合わせは終了しています。必要な場合は、新しいメールでご連絡ください。',
    en: 'This message is closed. Write a new email if there is more to say.',
  },
  AlreadyTheirs: {
    ja: 'すでにあなたが担当しています。画面を更新してください。',
    en: 'It is already assigned to you. Reload the page.',
  },
};

/** Loads a contact and saves its changes. */
@Injectable()
export class ContactTarget implements CommandTarget<Contact, ContactChange, ContactRefusal, ContactResource> {
  constructor(
    private readonly queries: QueryBus,
    private readonly mailer: Mailer,
  ) {}

  locksOf(id: string): readonly string[] {
    return isId(id) ? [`contact-${id}`] : [];
  }

  async load(tx: StoreTransaction, id: string): Promise<Found<Contact> | null> {
    const state = isId(id) ? await findContact(tx, id) : null;
    return state && { state, version: state.version };
  }

  async keep({ tx, context, id, loaded }: Keeping<Contact>, changes: readonly ContactChange[]): Promise<Contact> {
    for (const { change, data } of changes) {
      if (change === 'ContactAnswered') {
        saveReply(tx, id, data.by, data.text);
        const { mail, name, language, number } = loaded!.state;
        const reply = buildContactReplyMail(mail, language, { name, number: toContactNumber(number), text: data.text });
        this.mailer.queue(tx, `contact-answer/${context.commandId}`, reply);
      } else if (change === 'ContactAssigned') assignContact(tx, id, data.to);
      else closeContact(tx, id);
    }
    return (await findContact(tx, id))!;
  }

  /** Returns the state without any text, since the audit trail outlives the contact. */
  auditedOf({ status, assignedTo }: Contact): object {
    return { status, assigned_to: assignedTo };
  }

  refused({ code }: ContactRefusal): RefusedError {
    return new RefusedError(400, buildFieldError('status', REFUSALS[code]));
  }

  async show(id: string): Promise<ContactResource | null> {
    const contact = await this.queries.execute(new GetContact(id));
    return contact && toContactResource(contact);
  }
}
