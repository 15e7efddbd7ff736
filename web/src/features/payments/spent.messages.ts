import { defineMessages } from '../../i18n/i18n';

export const spentMessages = defineMessages('spent', {
  ja: {
    title: '今月のお支払い',
    open: 'ほかにお支払い待ち {{open}}',
    noLimit: 'お支払いの上限は設定していません。',
    left: '今月は、あと{{left}}までお支払いいただけます。',
    setLimit: '毎月の上限を決める',
    toLimits: '上限とお休みの設定',
  },
  en: {
    title: 'Paid this month',
    open: 'Also awaiting payment: {{open}}',
    noLimit: 'You have set no spending limit.',
    left: 'You can pay up to {{left}} more this month.',
    setLimit: 'Set a monthly limit',
    toLimits: 'Limits and breaks',
  },
});
