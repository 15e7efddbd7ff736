import { Module } from '@nestjs/common';
import type { Part } from '../platform/part.js';
import { CosignCheckpointHandler, cosignCheckpointEveryMinute } from './cosign-checkpoint/cosign-checkpoint.command.js';
import { FileHeadHandler, fileHeadEveryMinute } from './file-head/file-head.command.js';
import { LogFilesController } from './log-files/log-files.controller.js';
import {
  GetCheckpointHandler,
  GetConsistencyHandler,
  GetTileFileHandler,
  GetVerifierKeyHandler,
} from './log-files/log-files.query.js';
import { MailHeadHandler, mailHeadEveryHour } from './mail-head/mail-head.command.js';
import {
  PublishCheckpointHandler,
  publishCheckpointEveryMinute,
} from './publish-checkpoint/publish-checkpoint.command.js';
import { measuresOfProof } from './rows/proof-measures.rows.js';
import { ThinHeadsHandler, thinHeadsEveryHour } from './thin-heads/thin-heads.command.js';
import { proofReadiness } from './wire/proof-readiness.js';

@Module({
  controllers: [LogFilesController],
  providers: [
    PublishCheckpointHandler,
    CosignCheckpointHandler,
    FileHeadHandler,
    MailHeadHandler,
    ThinHeadsHandler,
    GetCheckpointHandler,
    GetVerifierKeyHandler,
    GetTileFileHandler,
    GetConsistencyHandler,
  ],
})
export class ProofModule {}

export const proofPart: Part = {
  name: 'proof',
  module: ProofModule,
  // The order matters: a head is signed, then cosigned, then written.
  schedule: [
    publishCheckpointEveryMinute,
    cosignCheckpointEveryMinute,
    fileHeadEveryMinute,
    mailHeadEveryHour,
    thinHeadsEveryHour,
  ],
  measures: measuresOfProof,
  readiness: proofReadiness,
};
