import { Module } from '@nestjs/common';
import { DAY_MS } from '../kernel/time.js';
import { MembersModule } from '../members/index.js';
import { OperatorsModule } from '../operators/index.js';
import { Subjects } from '../platform/console-api/audit-trail/subjects.rows.js';
import { Database } from '../platform/database/database.js';
import { OwnData } from '../platform/own-data/own-data.js';
import type { Part } from '../platform/part.js';
import { replyToContact } from './answer-contact/answer-contact.admin.command.js';
import { assignContact } from './assign-contact/assign-contact.admin.command.js';
import { ContactsOfAccount } from './close-account/contacts-of-account.js';
import { closeContact } from './close-contact/close-contact.admin.command.js';
import { ContactTarget } from './commands/contact.target.js';
import { ContactListController } from './contact-list/contact-list.admin.controller.js';
import { listOwnContactSections } from './export-data/own-contacts.query.js';
import { CONTACT_NAMES, CONTACTS_OPEN } from './rows/contact-names.rows.js';
import { GetContactHandler, GetContactsHandler } from './rows/contacts.query.js';
import { WriteToShopHandler } from './write-to-shop/write-to-shop.command.js';
import { WriteToShopController } from './write-to-shop/write-to-shop.controller.js';

@Module({
  imports: [MembersModule, OperatorsModule],
  controllers: [WriteToShopController, ContactListController, replyToContact, assignContact, closeContact],
  providers: [WriteToShopHandler, GetContactsHandler, GetContactHandler, ContactTarget, ContactsOfAccount],
})
export class ContactsModule {
  constructor(subjects: Subjects, database: Database, ownData: OwnData) {
    subjects.add('contacts', CONTACT_NAMES);
    ownData.add(...listOwnContactSections(database.pool));
  }
}

/** Contacts are kept for two years, in case of questions. */
const KEPT_MS = 730 * DAY_MS;

export const contactsPart: Part = {
  name: 'contacts',
  module: ContactsModule,
  measures: [
    {
      name: 'shop_contacts_open',
      help: 'Contacts without a reply',
      labels: [],
      query: CONTACTS_OPEN,
    },
  ],
  outdated: [{ table: 'contacts.contacts', column: 'written_at', lifeMs: KEPT_MS }],
};
