import { Controller, Post } from '@nestjs/common';
import { tokyoDateOf } from '../../kernel/time.js';
import {
  type Answered,
  Commanded,
  ForOperators,
  type OperatorCommand,
  OperatorCommands,
} from '../../operators/index.js';
import { ObjectionTarget } from '../commands/objection.target.js';
import { findAnnouncement } from '../rows/announcements.rows.js';
import { announcedVersionOf } from '../streams/announcement-id.js';
import { AGREEMENTS_DEEMED } from '../wire/locks.js';
import type { MemberAgreementsAnswer } from '../wire/member-agreements.contract.js';
import { RecordObjectionRequest } from './record-objection.contract.js';
import { decideRecordObjection } from './record-objection.decide.js';

/** `POST /admin-api/members/{id}/record-objection` */
@Controller('admin-api/members')
export class RecordObjectionController {
  constructor(
    private readonly commands: OperatorCommands,
    private readonly objections: ObjectionTarget,
  ) {}

  @Post(':id/record-objection')
  @ForOperators('serve-members')
  record(
    @Commanded(RecordObjectionRequest) command: OperatorCommand<RecordObjectionRequest>,
  ): Promise<Answered<MemberAgreementsAnswer>> {
    const { announcement, received_on } = command.request;
    return this.commands.run(
      command,
      this.objections,
      async (objections, { tx }) => {
        const given = {
          announcement: await findAnnouncement(tx, announcedVersionOf(announcement)),
          receivedOn: tokyoDateOf(received_on),
        };
        return decideRecordObjection(objections, given, tx.now);
      },
      { locks: [AGREEMENTS_DEEMED] },
    );
  }
}
