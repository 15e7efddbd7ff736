import { defineMessages } from '../../i18n/i18n';

export const sessionsMessages = defineMessages('sessions', {
  ja: {
    title: 'ログイン中の端末',
    text: 'お心当たりのない端末がある場合は、ログアウトさせたうえで、パスワードを変更してください。',
    unknown: '不明な端末',
    current: 'この端末',
    created: 'ログインした日時',
    lastUsed: '最後に使われた日時',
    end: 'ログアウトさせる',
    endOf: '{{device}}をログアウトさせる',
    endAll: 'ほかの端末をすべてログアウトさせる',
    ended: 'ログアウトさせました',
    backToMenu: 'お客様情報へ戻る',
  },
  en: {
    title: 'Your devices',
    text: 'If you see a device you don’t recognize, log it out and change your password.',
    unknown: 'Unknown device',
    current: 'This device',
    created: 'Logged in',
    lastUsed: 'Last used',
    end: 'Log out',
    endOf: 'Log out {{device}}',
    endAll: 'Log out all other devices',
    ended: 'Logged out',
    backToMenu: 'Back to your account',
  },
});
