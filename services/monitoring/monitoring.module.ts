import { Module } from '@nestjs/common';
import { OperatorsModule } from '../operators/index.js';
import type { Part } from '../platform/part.js';
import { canaryProjection } from './canary/canary.projection.js';
import { canaryAge } from './canary/canary-age.rows.js';
import { DeadLetterTarget } from './commands/dead-letter.target.js';
import { MailTarget } from './commands/mail.target.js';
import { ReaderTarget } from './commands/reader.target.js';
import { dailyFiguresProjection } from './dashboard/daily-figures.projection.js';
import { DashboardController } from './dashboard/dashboard.admin.controller.js';
import { GetDashboardHandler } from './dashboard/dashboard.query.js';
import { DeadLettersController } from './dead-letters/dead-letters.admin.controller.js';
import { discardDeadLetter } from './discard-dead-letter/discard-dead-letter.admin.command.js';
import { discardMail } from './discard-mail/discard-mail.admin.command.js';
import { EmitCanaryHandler, emitCanaryEveryMinute } from './emit-canary/emit-canary.command.js';
import { GoingLiveController } from './going-live/going-live.admin.controller.js';
import { processReadiness } from './going-live/process-readiness.js';
import { JobsController } from './jobs/jobs.admin.controller.js';
import { GetJobsHandler } from './jobs/jobs.query.js';
import { ParkedMailsController } from './parked-mails/parked-mails.admin.controller.js';
import { ProjectionsController } from './projections/projections.admin.controller.js';
import { Readers } from './readers/readers.js';
import { rebuildProjection } from './rebuild-projection/rebuild-projection.admin.command.js';
import { Rebuilds } from './rebuild-projection/rebuilds.js';
import { reconcileProjection } from './reconcile-projection/reconcile-projection.admin.command.js';
import {
  ReconcileProjectionsHandler,
  reconcileProjectionsEveryHour,
} from './reconcile-projection/reconcile-projections.command.js';
import { retryDeadLetter } from './retry-dead-letter/retry-dead-letter.admin.command.js';
import { retryMail } from './retry-mail/retry-mail.admin.command.js';
import { RotateSecretHandler, rotateSecretEveryHour } from './rotate-secret/rotate-secret.command.js';
import { GetDeadLetterHandler, GetDeadLettersHandler } from './rows/dead-letters.query.js';
import { GetParkedMailHandler, GetParkedMailsHandler } from './rows/parked-mails.query.js';
import { GetProjectionHandler, GetProjectionsHandler } from './rows/projections.query.js';
import { canaryStream } from './streams/canary.state.js';

@Module({
  imports: [OperatorsModule],
  controllers: [
    ProjectionsController,
    rebuildProjection,
    reconcileProjection,
    DeadLettersController,
    retryDeadLetter,
    discardDeadLetter,
    ParkedMailsController,
    retryMail,
    discardMail,
    JobsController,
    DashboardController,
    GoingLiveController,
  ],
  providers: [
    DeadLetterTarget,
    MailTarget,
    ReaderTarget,
    Readers,
    Rebuilds,
    GetProjectionsHandler,
    GetProjectionHandler,
    GetDeadLettersHandler,
    GetDeadLetterHandler,
    ReconcileProjectionsHandler,
    GetParkedMailsHandler,
    GetParkedMailHandler,
    EmitCanaryHandler,
    RotateSecretHandler,
    GetJobsHandler,
    GetDashboardHandler,
  ],
})
export class MonitoringModule {}

export const monitoringPart: Part = {
  name: 'monitoring',
  module: MonitoringModule,
  streams: [canaryStream],
  projections: [canaryProjection, dailyFiguresProjection],
  schedule: [emitCanaryEveryMinute, reconcileProjectionsEveryHour, rotateSecretEveryHour],
  measures: [canaryAge],
  readiness: processReadiness,
};
