import { defineMessages } from './messages';

export const providersMessages = defineMessages({
  http: {
    401: ['セッションが終了しました。もう一度ログインしてください。', 'Your session has ended. Sign in again.'],
    403: ['この操作は許可されていません。', 'You may not do this.'],
    404: ['見つかりませんでした。', 'Not found.'],
    429: [
      '混み合っています。しばらくしてからもう一度お試しください。',
      'Too many requests. Wait a moment, then try again.',
    ],
    503: ['ただいまメンテナンス中です。', 'The shop is under maintenance.'],
    offline: [
      'サーバーに接続できません。通信を確かめて、もう一度お試しください。',
      'The server cannot be reached. Check the connection, then try again.',
    ],
    fault: [
      'サーバーでエラーが起きました。しばらくしてからもう一度お試しください。',
      'Something went wrong on the server. Wait a moment, then try again.',
    ],
  },
});
