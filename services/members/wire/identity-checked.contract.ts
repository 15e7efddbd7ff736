import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsIn } from 'class-validator';
import { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import { withMessage } from '../../platform/http/requests/contract.js';
import type { IdentityCheck } from '../streams/member.events.js';

const CHECKS: readonly IdentityCheck[] = ['licence', 'passport', 'phone-call', 'past-draws', 'payment', 'other'];
const SAY_WHAT = withMessage('本人確認の方法を選択してください。', 'Choose how you checked their identity.');

/** The fields of commands that require an identity check. */
export class IdentityCheckedRequest extends CommandRequest {
  /** The proofs that were checked. For `other`, the reason explains it. */
  @IsIn(CHECKS, { ...SAY_WHAT, each: true })
  @ArrayUnique(SAY_WHAT)
  @ArrayMaxSize(CHECKS.length, SAY_WHAT)
  @ArrayMinSize(1, SAY_WHAT)
  @IsArray(SAY_WHAT)
  checked!: IdentityCheck[];
}
