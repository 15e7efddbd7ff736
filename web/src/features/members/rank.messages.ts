import { defineMessages } from '../../i18n/i18n';

export const rankMessages = defineMessages('rank', {
  ja: {
    next: '来月のランク（現時点）：{{rank}}',
    nextKept: '来月のランク：{{rank}}',
    keep: '{{coins}}コインでランクを維持する',
    short: 'コインが不足しています。',
    shortText: '維持には{{needed}}コインが必要です。所有コインは{{coins}}コインです。',
    confirm: '来月も{{rank}}を維持しますか？',
    confirmText: '{{coins}}コインを使います（所有コイン {{before}} → {{after}}）。この操作は取り消せません。',
    no: 'いいえ',
    yes: 'はい、維持する',
    done: 'ランクを維持しました',
    doneText: '来月も{{rank}}です。',
    close: '閉じる',
  },
  en: {
    next: 'Next month’s rank so far: {{rank}}',
    nextKept: 'Next month’s rank: {{rank}}',
    keep: 'Keep your rank for {{coins}} [coin|coins]',
    short: 'You do not have enough coins.',
    shortText: 'Keeping it costs {{needed}} [coin|coins]. You have {{coins}}.',
    confirm: 'Keep {{rank}} next month?',
    confirmText: 'It costs {{coins}} [coin|coins] (yours: {{before}} → {{after}}). This cannot be undone.',
    no: 'No',
    yes: 'Yes, keep it',
    done: 'Rank kept',
    doneText: 'You will be {{rank}} next month too.',
    close: 'Close',
  },
});
