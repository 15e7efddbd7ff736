import type { Bilingual } from '../../kernel/languages.js';
import { toTokyoIso } from '../../kernel/time.js';
import { buildFieldError, RefusedError } from '../../platform/http/responses/envelope.js';
import type { ApprovalRefused } from '../streams/approval.js';

const MESSAGES: Readonly<Record<Exclude<ApprovalRefused['code'], 'ApprovesLater'>, Bilingual>> = {
  OwnApproval: {
    ja: 'ご自身の依頼は承認も却下もできません。ほかのオーナーまたは経理に依頼してください。',
    en: 'You cannot decide on your own request. Ask another owner, or finance.',
  },
  ApprovalExpired: {
    ja: 'この依頼は期限が切れています。必要であれば、もう一度操作して依頼し直してもらってください。',
    en: 'This request has expired. If it is still needed, ask the operator to send the command again.',
  },
  ApprovalReplaced: {
    ja: '対象の内容が変わったため、新しい依頼に置き換わっています。「承認」の画面で新しい依頼を確認してください。',
    en: 'The object has changed, so a new request has replaced this one. See the new request under “Approvals”.',
  },
  ApprovalUsed: {
    ja: 'この操作はすでに実行されています。対象の画面で結果をご確認ください。',
    en: 'The command has already been carried out. See the result on the page it concerns.',
  },
  ApprovalDecidedAlready: {
    ja: 'この依頼はすでに承認または却下されています。画面を更新してください。',
    en: 'This request has already been decided on. Reload the page.',
  },
  InHandsOfAsker: {
    ja: '依頼した運営者が、あなたのアカウントを追加または再設定しています。ほかのオーナーまたは経理に依頼してください。',
    en: 'The operator who asked has added or reset your account. Ask another owner, or finance.',
  },
  HandsOnAsker: {
    ja: '依頼した運営者のアカウントは、あなたが追加または再設定しました。ほかのオーナーまたは経理に依頼してください。',
    en: 'You have added or reset the account of the operator who asked. Ask another owner, or finance.',
  },
  AskerDisabled: {
    ja: '依頼した運営者は無効になっています。依頼を却下してください。',
    en: 'The operator who asked has been disabled. Decline the request.',
  },
};

const approvesLater = (from: Date): Bilingual => {
  const time = toTokyoIso(from).slice(0, 16).replace('T', ' ');
  return {
    ja: `追加・有効化・再設定から24時間は承認できません。${time}（日本時間）から承認できます。急ぐ場合は、ほかのオーナーまたは経理に依頼してください。`,
    en: `An operator who was added, enabled or reset cannot approve for 24 hours. You can from ${time} (Tokyo time). If it is urgent, ask another owner, or finance.`,
  };
};

/** Returns the refusal for the operators' API. */
export const toApprovalRefusal = (refusal: ApprovalRefused): RefusedError =>
  new RefusedError(
    400,
    buildFieldError('id', refusal.code === 'ApprovesLater' ? approvesLater(refusal.from) : MESSAGES[refusal.code]),
  );
