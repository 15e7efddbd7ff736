import type { Bilingual } from '../../kernel/languages.js';
import { fieldError, RefusedError } from '../../platform/http/envelope.js';
import type { ApprovalRefused, NeedsApproval, OverDailyCap } from '../streams/approval.js';

const MESSAGES: Readonly<Record<ApprovalRefused['code'], Bilingual>> = {
  OwnApproval: {
    ja: 'ご自身の依頼は承認も却下もできません。ほかのオーナーまたは経理に依頼してください。',
    en: 'You cannot decide on your own request. Ask another owner, or finance.',
  },
  ApprovalExpired: {
    ja: 'この依頼は期限が切れています。必要であれば、もう一度操作して依頼し直してもらってください。',
    en: 'This request has expired. If it is still needed, ask the operator to send the command again.',
  },
  ApprovalUsed: {
    ja: 'この操作はすでに実行されています。対象の画面で結果をご確認ください。',
    en: 'The command has already been carried out. See the result on the page it concerns.',
  },
  ApprovalDecidedAlready: {
    ja: 'この依頼はすでに承認または却下されています。画面を更新してください。',
    en: 'This request has already been decided on. Reload the page.',
  },
  AskerDisabled: {
    ja: '依頼した運営者は無効になっています。依頼を却下してください。',
    en: 'The operator who asked has been disabled. Decline the request.',
  },
};

/** The refusal as the operators' API tells it. */
export const approvalRefused = ({ code }: ApprovalRefused): RefusedError =>
  new RefusedError(400, fieldError('id', MESSAGES[code]));

/** The command is of so much worth that it waits for a second operator. */
export const needsApproval = ({ approvalId }: NeedsApproval): RefusedError =>
  new RefusedError(
    400,
    fieldError('approval', {
      ja: `この操作には、ほかの運営者の承認が必要です。承認を依頼しました（依頼番号${approvalId}）。承認されたら、「承認」の画面から実行できます。`,
      en: `This needs a second operator, who has been asked (request ${approvalId}). Once it is approved, you can carry it out from the “Approvals” page.`,
    }),
  );

const DEEDS: Readonly<Record<OverDailyCap['cap'], Bilingual>> = {
  grants: { ja: '付与', en: 'give' },
  refunds: { ja: '返金', en: 'refund' },
  receipts: { ja: '入金確認・精算', en: 'confirm or settle' },
};

const amountOf = ({ left, unit }: OverDailyCap): Bilingual => {
  const [ja, en] = [left.toLocaleString('ja'), left.toLocaleString('en')];
  if (unit === 'yen') return { ja: `${ja}円`, en: `¥${en}` };
  return { ja: unit === 'points' ? `${ja}ポイント` : `${ja}枚`, en: `${en} ${unit}` };
};

/** An operator has done as much of it today as one does without a second. */
export const overDailyCap = (refusal: OverDailyCap): RefusedError => {
  const { ja: deed, en: deedEn } = DEEDS[refusal.cap];
  const { ja: amount, en: amountEn } = amountOf(refusal);
  return new RefusedError(
    400,
    fieldError(refusal.unit, {
      ja: `1日に${deed}できる上限を超えます。本日あと${amount}まで${deed}できます。`,
      en: `This is more than you may ${deedEn} in a day. You can still ${deedEn} ${amountEn} today.`,
    }),
  );
};
