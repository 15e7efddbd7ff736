import { abuseMessages } from './abuse/abuse.messages';
import { bankProfilesMessages } from './bank-deposits/bank-profiles.messages';
import { depositsMessages } from './bank-deposits/deposits.messages';
import { booksMessages } from './books/books.messages';
import { catalogMessages } from './catalog/catalog.messages';
import { commandsMessages } from './commands/commands.messages';
import { contactsMessages } from './contacts/contacts.messages';
import { contentMessages } from './content/content.messages';
import { drawsMessages } from './draws/draws.messages';
import { exchangesMessages } from './exchanges/exchanges.messages';
import { layoutMessages } from './layout/layout.messages';
import { ledgerMessages } from './ledger/ledger.messages';
import { legalMessages } from './legal/legal.messages';
import { closedAccountsMessages } from './members/closed-accounts.messages';
import { memberMessages } from './members/member.messages';
import { memberTimelineMessages } from './members/member-timeline.messages';
import { membersMessages } from './members/members.messages';
import { unusedAccountsMessages } from './members/unused-accounts.messages';
import { dashboardMessages } from './monitoring/dashboard/dashboard.messages';
import { goingLiveMessages } from './monitoring/going-live/going-live.messages';
import { monitoringMessages } from './monitoring/monitoring.messages';
import { approvalsMessages } from './operators/approvals/approvals.messages';
import { operatorsMessages } from './operators/operators.messages';
import { partnersMessages } from './partners/partners.messages';
import { coursesMessages } from './payments/courses.messages';
import { methodsMessages } from './payments/methods.messages';
import { paymentsMessages } from './payments/payments.messages';
import type { Messages } from './providers/messages';
import { providersMessages } from './providers/providers.messages';
import { ranksMessages } from './ranks/ranks.messages';
import { referralsMessages } from './referrals/referrals.messages';
import { settlementsMessages } from './settlements/settlements.messages';
import { shipmentsMessages } from './shipments/shipments.messages';
import { timelineMessages } from './timeline/timeline.messages';
import { uiMessages } from './ui/ui.messages';

/** Messages of the frame, the dialogs and all pages. */
export const FRAME_WORDS: readonly Messages[] = [providersMessages, commandsMessages, layoutMessages, uiMessages];

/** The words of each part, by which a page names where its words come from, one line each. */
export const PART_WORDS = {
  timeline: timelineMessages,
  draws: drawsMessages,
  ledger: ledgerMessages,
  members: membersMessages,
  member: memberMessages,
  'member-timeline': memberTimelineMessages,
  'closed-accounts': closedAccountsMessages,
  'unused-accounts': unusedAccountsMessages,
  partners: partnersMessages,
  ranks: ranksMessages,
  referrals: referralsMessages,
  payments: paymentsMessages,
  courses: coursesMessages,
  methods: methodsMessages,
  deposits: depositsMessages,
  'bank-profiles': bankProfilesMessages,
  settlements: settlementsMessages,
  catalog: catalogMessages,
  exchanges: exchangesMessages,
  contacts: contactsMessages,
  'going-live': goingLiveMessages,
  content: contentMessages,
  legal: legalMessages,
  monitoring: monitoringMessages,
  books: booksMessages,
  abuse: abuseMessages,
  dashboard: dashboardMessages,
  operators: operatorsMessages,
  approvals: approvalsMessages,
  shipments: shipmentsMessages,
} satisfies Record<string, Messages>;

export type Part = keyof typeof PART_WORDS;

/** All words of the console. */
export const consoleMessages: readonly Messages[] = [...FRAME_WORDS, ...Object.values(PART_WORDS)];
