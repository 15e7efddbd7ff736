import { defineMessages } from '../providers/messages';

export const unusedAccountsMessages = defineMessages({
  resources: {
    'unused-accounts': {
      name: ['長期未利用', 'Unused account |||| Unused accounts'],
      empty: ['5か月以上ご利用のない会員はいません。', 'No account has been unused for five months.'],
      fields: {
        id: ['会員', 'Member'],
        used_at: ['最後のご利用', 'Last used'],
        state: ['状態', 'State'],
        told_at: ['案内（1回目・2回目）', 'Notified (1st, 2nd)'],
        closes_at: ['退会の予定', 'To be closed'],
        held_by: ['保留の理由', 'On hold because of'],
        points: ['失効するもの', 'Will lapse'],
      },
    },
  },
  unused_accounts: {
    states: {
      untold: ['未案内', 'Not notified'],
      told: ['案内済み', 'Notified'],
      'told-again': ['再案内済み', 'Notified again'],
      held: ['保留中', 'On hold'],
      kept: ['継続', 'Kept'],
    },
    held_by: {
      barred: ['利用停止・お休み中', 'Banned or paused'],
      owes: ['未精算・異議申し立て', 'Owes, or in dispute'],
      cards: ['未選択のカード', 'Undecided cards'],
      parcels: ['発送前の荷物', 'Unshipped parcels'],
      payments: ['お支払い待ち', 'Open payments'],
      transfers: ['ポイント移行中', 'Transfers in progress'],
    },
    explain_keep: [
      'いまご利用があったものとして、この会員の退会を見送ります。今後6か月ご利用がなければ、もう一度案内します。',
      'The account counts as used now and will not be closed. If it is unused for another six months, the member is notified again.',
    ],
  },
});
