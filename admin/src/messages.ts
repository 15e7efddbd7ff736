import { auditMessages } from './audit/audit.messages';
import { catalogMessages } from './catalog/catalog.messages';
import { commandsMessages } from './commands/commands.messages';
import { contentMessages } from './content/content.messages';
import { drawsMessages } from './draws/draws.messages';
import { financeMessages } from './finance/finance.messages';
import { layoutMessages } from './layout/layout.messages';
import { membersMessages } from './members/members.messages';
import { dashboardMessages } from './operations/dashboard/dashboard.messages';
import { operationsMessages } from './operations/operations.messages';
import { operatorsMessages } from './operators/operators.messages';
import type { Messages } from './providers/messages';
import { providersMessages } from './providers/providers.messages';
import { shipmentsMessages } from './shipments/shipments.messages';
import { uiMessages } from './ui/ui.messages';

/** The words of every part of the console, one line each. */
export const consoleMessages: readonly Messages[] = [
  providersMessages,
  commandsMessages,
  layoutMessages,
  uiMessages,
  auditMessages,
  drawsMessages,
  financeMessages,
  membersMessages,
  catalogMessages,
  contentMessages,
  operationsMessages,
  dashboardMessages,
  operatorsMessages,
  shipmentsMessages,
];
