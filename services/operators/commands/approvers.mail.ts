import type { Bilingual } from '../../kernel/languages.js';
import { toTokyoIso } from '../../kernel/time.js';
import type { Mail } from '../../platform/mail/mailer.js';
import type { ApproverChange } from '../streams/approver.js';

interface ApproverChanged {
  readonly change: ApproverChange;
  readonly operatorId: string;
  readonly name: string;
  /** Null for the server's settings (BOOTSTRAP_OPERATOR). */
  readonly by: string | null;
  readonly at: Date;
  readonly publicUrl: string;
}

const CHANGES: Readonly<Record<ApproverChange, Bilingual>> = {
  added: { ja: '運営者として追加されました', en: 'was added as an operator' },
  enabled: { ja: '有効になりました', en: 'was enabled' },
  promoted: { ja: '承認できる役割になりました', en: 'was given a role that may approve' },
  'password-reset': { ja: 'パスワードが再設定されました', en: 'was given a new password' },
  'otp-reset': { ja: '認証アプリが解除されました', en: 'had their authenticator removed' },
  disabled: { ja: '無効になりました', en: 'was disabled' },
  demoted: { ja: '承認できない役割になりました', en: 'was given a role that may not approve' },
};

const MACHINE: Bilingual = {
  ja: 'サーバーの設定（BOOTSTRAP_OPERATOR）',
  en: 'the server’s settings (BOOTSTRAP_OPERATOR)',
};

/** Builds the mail to owners and finance, in both languages, as operators have no language setting. */
export const buildApproversMail = (
  to: string,
  { change, operatorId, name, by, at, publicUrl }: ApproverChanged,
): Mail => {
  const { ja, en } = CHANGES[change];
  const time = toTokyoIso(at).slice(0, 16).replace('T', ' ');
  return {
    to,
    subject: '【重要】承認できる運営者の変更 / An operator who may approve has changed',
    text: `${name} さんが${ja}。
操作した運営者：${by ?? MACHINE.ja}
日時：${time}（日本時間）
追加・有効化・再設定された運営者は、24時間は承認できません。
お心当たりのない場合は、すぐにほかのオーナーに連絡し、次の画面で運営者を無効にしてください。

${name} ${en}.
By: ${by ?? MACHINE.en}
When: ${time} (Tokyo time)
An operator who was added, enabled or reset cannot approve for 24 hours.
If you do not know about this, contact another owner at once, and disable the operator on this page.

${publicUrl}/admin/operators/${operatorId}/show
`,
  };
};
