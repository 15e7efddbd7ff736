import { IsString, MaxLength } from 'class-validator';
import { EditRequest } from '../../platform/console-api/commands/command.contract.js';
import { withMessage } from '../../platform/http/requests/contract.js';

const MAX_LENGTH = 100;
const HEADING = withMessage(
  '見出しは100文字以内で、ファイルにあるとおりに指定してください。',
  'Give the heading as the file has it, in up to 100 characters.',
);

/** Declares a field with the heading of a column in a bank's file. */
const IsHeading = (): PropertyDecorator => (target, name) => {
  IsString(HEADING)(target, name as string);
  MaxLength(MAX_LENGTH, HEADING)(target, name as string);
};

/** The heading of each column in a bank's file; '' for an absent column. */
export class BankColumns extends EditRequest {
  @IsHeading() booked_on = '';
  @IsHeading() year = '';
  @IsHeading() month = '';
  @IsHeading() day = '';
  @IsHeading() in = '';
  @IsHeading() out = '';
  @IsHeading() amount = '';
  @IsHeading() direction = '';
  @IsHeading() sender = '';
  @IsHeading() summary = '';
  @IsHeading() balance = '';
  @IsHeading() enquiry = '';
  @IsHeading() cancelled = '';
  @IsHeading() account = '';
}
