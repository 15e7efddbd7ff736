import { Module } from '@nestjs/common';
import { DAY_MS } from '../kernel/time.js';
import { MembersModule } from '../members/index.js';
import { OperatorsModule } from '../operators/index.js';
import { Subjects } from '../platform/console-api/audit-trail/subjects.rows.js';
import type { Part } from '../platform/part.js';
import { assignCase } from './assign-case/assign-case.admin.command.js';
import { CaseListController } from './case-list/case-list.admin.controller.js';
import { closeCase } from './close-case/close-case.admin.command.js';
import { CaseTarget } from './commands/case.target.js';
import { OpeningTargets } from './commands/opening.target.js';
import { dismissCase } from './dismiss-case/dismiss-case.admin.command.js';
import { FindAbuseHandler, findAbuseEveryHour } from './find-abuse/find-abuse.command.js';
import { ItemListController } from './item-list/item-list.admin.controller.js';
import { noteCase } from './note-case/note-case.admin.command.js';
import { openCaseOfItem, openCaseOfMember } from './open-case/open-case.admin.command.js';
import { GetAbuseCaseHandler, GetAbuseCasesHandler } from './rows/abuse-cases.query.js';
import { GetAbuseItemHandler, GetAbuseItemsHandler } from './rows/abuse-items.query.js';
import { CASE_NAMES } from './rows/cases.rows.js';

@Module({
  imports: [MembersModule, OperatorsModule],
  controllers: [
    ItemListController,
    CaseListController,
    openCaseOfItem,
    openCaseOfMember,
    noteCase,
    assignCase,
    dismissCase,
    closeCase,
  ],
  providers: [
    FindAbuseHandler,
    CaseTarget,
    OpeningTargets,
    GetAbuseItemsHandler,
    GetAbuseItemHandler,
    GetAbuseCasesHandler,
    GetAbuseCaseHandler,
  ],
})
export class AbuseModule {
  constructor(subjects: Subjects) {
    subjects.add('abuse-cases', CASE_NAMES);
  }
}

/** Closed cases are kept for as long as their evidence may turn up again. */
const CASES_KEPT_MS = 3 * 365 * DAY_MS;

export const abusePart: Part = {
  name: 'abuse',
  module: AbuseModule,
  schedule: [findAbuseEveryHour],
  outdated: [{ table: 'abuse.cases', column: 'closed_at', lifeMs: CASES_KEPT_MS }],
};
