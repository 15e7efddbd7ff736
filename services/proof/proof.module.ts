import { Module } from '@nestjs/common';
import type { Part } from '../platform/part.js';
import { LogFilesController } from './log-files/log-files.controller.js';
import {
  GetCheckpointHandler,
  GetConsistencyHandler,
  GetTileFileHandler,
  GetVerifierKeyHandler,
} from './log-files/log-files.query.js';
import { PublishCheckpointHandler } from './publish-checkpoint/publish-checkpoint.command.js';
import { publishCheckpointEveryMinute } from './publish-checkpoint/publish-checkpoint-every-minute.timer.js';
import { measuresOfProof } from './rows/proof-measures.rows.js';

@Module({
  controllers: [LogFilesController],
  providers: [
    PublishCheckpointHandler,
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
  schedule: [publishCheckpointEveryMinute],
  measures: measuresOfProof,
};
