import { Matches, MaxLength } from 'class-validator';
import { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import { withMessage } from '../../platform/http/requests/contract.js';
import type { ContactResource } from '../wire/contact.contract.js';

const TEXT = withMessage('回答を1〜5,000文字で入力してください。', 'Enter the answer, in 1 to 5,000 characters.');

export class ReplyToContactRequest extends CommandRequest {
  /** The text to mail in the writer's language. Greeting and number are added. */
  @MaxLength(5000, TEXT)
  @Matches(/\S/, TEXT)
  text!: string;
}

export interface ReplyToContactCalls {
  /** Answers by mail, and assigns the contact to the operator. */
  'POST /admin-api/contacts/{id}/answer': { request: ReplyToContactRequest; answer: ContactResource };
}
