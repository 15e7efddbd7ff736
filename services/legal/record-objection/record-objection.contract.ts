import { Matches } from 'class-validator';
import { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import { withMessage } from '../../platform/http/requests/contract.js';
import type { MemberAgreementsResponse } from '../wire/member-agreements.contract.js';

/** `POST /admin-api/members/{id}/record-objection`. */
export class RecordObjectionRequest extends CommandRequest {
  /** The id of an announced version: `terms-of-service.2`. */
  @Matches(/^[a-z-]{1,40}\.[1-9]\d{0,5}$/, withMessage('規約の版を選んでください。', 'Choose the version of the text.'))
  announcement!: string;

  /** The Tokyo day on which the letter arrived, `2027-01-20`. */
  @Matches(
    /^\d{4}-\d\d-\d\d$/,
    withMessage('書面が届いた日を選んでください。', 'Choose the day the letter arrived, like 2027-01-20.'),
  )
  received_on!: string;
}

export interface RecordObjectionCalls {
  /**
   * Records a member's written objection to a version that is not in force yet. Their silence then does not count as agreement.
   */
  'POST /admin-api/members/{id}/record-objection': {
    request: RecordObjectionRequest;
    answer: MemberAgreementsResponse;
  };
}
