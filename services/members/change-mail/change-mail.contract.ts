import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsIn } from 'class-validator';
import { says } from '../../platform/http/contract.js';
import { isMailAddress, Must } from '../must.js';
import { OrderRequest } from '../order.contract.js';
import type { IdentityCheck } from '../streams/member.events.js';

const CHECKS: readonly IdentityCheck[] = ['licence', 'passport', 'phone-call', 'past-draws', 'payment', 'other'];
const SAY_WHAT = says('本人確認の方法を選択してください。', 'Select how you checked who it is.');

/** `POST /admin-api/members/{id}/change-mail`. */
export class ChangeMailRequest extends OrderRequest {
  @Must(
    isMailAddress,
    says(
      'メールアドレスを半角で正しく入力してください。',
      'Enter the mail address, like name@example.com, in up to 255 characters.',
    ),
  )
  mail!: string;

  /** What was checked; when it is not said, the reason tells. */
  @IsIn(CHECKS, { ...SAY_WHAT, each: true })
  @ArrayUnique(SAY_WHAT)
  @ArrayMaxSize(CHECKS.length, SAY_WHAT)
  @ArrayMinSize(1, SAY_WHAT)
  @IsArray(SAY_WHAT)
  checked: IdentityCheck[] = ['other'];
}
