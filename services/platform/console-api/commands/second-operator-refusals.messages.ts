import type { Bilingual } from '../../../kernel/languages.js';
import { buildFieldError, RefusedError } from '../../http/responses/envelope.js';
import type { NeedsApproval, OverDailyCap, StaleApproval, Worth } from './worth.js';

const worthIn = (unit: Worth['unit'], value: number): Bilingual => {
  const [ja, en] = [value.toLocaleString('ja'), value.toLocaleString('en')];
  switch (unit) {
    case 'yen':
      return { ja: `${ja}円`, en: `¥${en}` };
    case 'points':
      return { ja: `${ja}ポイント`, en: `${en} points` };
    case 'coins':
      return { ja: `${ja}枚`, en: `${en} coins` };
    case 'percent':
      return { ja: `${ja}%`, en: `${en}%` };
    case 'operators':
      return { ja: `運営者${ja}名`, en: `${en} operators` };
  }
};

/** Names a changed worth with its amounts. Other changes are only mentioned, since the page of the request lists them. */
const changesOf = ({ unit, changed }: StaleApproval): Bilingual => {
  const worth = changed.find(({ field }) => field === 'worth');
  const isRest = changed.some(({ field }) => field !== 'worth');
  const [before, after] = [worth?.before, worth?.after].map((value) => worthIn(unit, value ?? 0));
  const scale = worth && before && after;
  return {
    ja: [...(scale ? [`規模 ${before.ja}→${after.ja}`] : []), ...(isRest ? ['対象の内容'] : [])].join('、'),
    en: [...(scale ? [`scale ${before.en} → ${after.en}`] : []), ...(isRest ? ['its details'] : [])].join(', '),
  };
};

/** Builds the refusal of an outdated approval or request, which a new request has replaced. */
const askedAnew = (approvalId: string, stale: StaleApproval): RefusedError => {
  const { ja, en } = changesOf(stale);
  return new RefusedError(
    400,
    buildFieldError('approval', {
      ja: `承認を依頼し直しました（依頼番号${approvalId}）。前の依頼（${stale.approvalId}番）のあとで変わったため、その承認は使えません：${ja}。新しい依頼が承認されたら、「承認」の画面から実行できます。`,
      en: `A second operator has been asked again (request ${approvalId}). The earlier one (no. ${stale.approvalId}) cannot be used, because this has changed since: ${en}. Once the new request is approved, you can carry it out from the “Approvals” page.`,
    }),
  );
};

/** Builds the refusal of a command that waits for a second operator. */
export const refuseWithoutApproval = ({ approvalId, stale }: NeedsApproval): RefusedError =>
  stale
    ? askedAnew(approvalId, stale)
    : new RefusedError(
        400,
        buildFieldError('approval', {
          ja: `この操作には、ほかの運営者の承認が必要です。承認を依頼しました（依頼番号${approvalId}）。承認されたら、「承認」の画面から実行できます。`,
          en: `This needs a second operator, who has been asked (request ${approvalId}). Once it is approved, you can carry it out from the “Approvals” page.`,
        }),
      );

const ACTIONS: Readonly<Record<OverDailyCap['cap'], Bilingual>> = {
  grants: { ja: '付与', en: 'give' },
  refunds: { ja: '返金', en: 'refund' },
  receipts: { ja: '入金確認・精算', en: 'confirm or settle' },
};

/** Builds the refusal of a command beyond the operator's daily cap. */
export const refuseOverDailyCap = (refusal: OverDailyCap): RefusedError => {
  const { ja: action, en: actionEn } = ACTIONS[refusal.cap];
  const { ja: amount, en: amountEn } = worthIn(refusal.unit, refusal.left);
  return new RefusedError(
    400,
    buildFieldError(refusal.unit, {
      ja: `1日に${action}できる上限を超えます。本日あと${amount}まで${action}できます。`,
      en: `This is more than you may ${actionEn} in a day. You can still ${actionEn} ${amountEn} today.`,
    }),
  );
};
