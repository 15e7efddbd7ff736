import { defineMessages } from './messages';

export const providersMessages = defineMessages({
  ja: {
    http: {
      401: 'セッションが終了しました。もう一度ログインしてください。',
      403: 'この操作は許可されていません。',
      404: '見つかりませんでした。',
      429: '混み合っています。しばらくしてからもう一度お試しください。',
      503: 'ただいまメンテナンス中です。',
      offline: 'サーバーに接続できません。通信を確かめて、もう一度お試しください。',
      fault: 'サーバーでエラーが起きました。しばらくしてからもう一度お試しください。',
    },
  },
  en: {
    http: {
      401: 'Your session has ended. Sign in again.',
      403: 'You may not do this.',
      404: 'Not found.',
      429: 'Too many requests. Wait a moment, then try again.',
      503: 'The shop is under maintenance.',
      offline: 'The server cannot be reached. Check the connection, then try again.',
      fault: 'Something went wrong on the server. Wait a moment, then try again.',
    },
  },
});
