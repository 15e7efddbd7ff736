import { defineMessages } from '../providers/messages';

export const layoutMessages = defineMessages({
  ja: {
    layout: {
      name: '運営コンソール',
      menu: 'メニュー',
      account: 'アカウント',
      account_of: '%{name}のアカウント',
      idle_title: 'まもなくログアウトします',
      idle_text:
        '操作がないため、あと %{seconds} 秒でセッションが終了します。入力中の内容は残り、もう一度ログインすると続けられます。',
      idle_stay: '続ける',
      ended: {
        title: 'セッションが終了しました',
        text: '入力中の内容は残っています。もう一度ログインすると、続きから操作できます。',
        leave: '入力を破棄してログイン画面へ',
      },
      reload: 'もう一度読み込む',
      outdated: {
        title: 'コンソールが新しくなりました',
        text: 'もう一度読み込むと、このページを表示できます。',
      },
      missing: {
        title: '読み込めませんでした',
        text: 'コンソールの一部を読み込めませんでした。接続を確認して、もう一度読み込んでください。',
        typed:
          'コンソールの一部を読み込めませんでした。入力中の内容がある場合は、控えてから、接続を確認してもう一度読み込んでください。',
      },
      confirm: {
        title: 'ご本人の確認',
        text: 'ファイルの書き出しなど、重要な操作です。パスワードをもう一度入力してください。10分間有効です。操作は操作履歴に残ります。',
        go_on: '確認して続ける',
        by_otp: 'ワンタイムパスワードで確認する',
        by_password: 'パスワードで確認する',
      },
      books: {
        alarm:
          '帳簿が記録と一致しません（%{smart_count}件）。会員本人のポイント・カードに関わる場合、その会員の抽選・選択・発送は停止しています。',
        look: '内容を見る',
      },
      sections: {
        members: '会員',
        catalog: 'パックと掲載',
        shipments: '発送',
        payments: '決済',
        finance: '経理',
        shop: 'ショップ',
      },
    },
    sign_in: {
      title: '運営者ログイン',
      mail: 'メールアドレス',
      password: 'パスワード',
      otp: '認証アプリの6桁のコード',
      submit: 'ログイン',
      cookies_blocked:
        'ブラウザでCookieがブロックされているため、ログインできません。ブラウザの設定で、このサイトのCookieを許可してから、もう一度読み込んでください。',
    },
  },
  en: {
    layout: {
      name: 'Operators’ console',
      menu: 'Menu',
      account: 'Account',
      account_of: '%{name}: account',
      idle_title: 'You are about to be signed out',
      idle_text:
        'You have been inactive. Your session ends in %{seconds} seconds. What you have typed is kept, and you can continue after you sign in again.',
      idle_stay: 'Stay signed in',
      ended: {
        title: 'Your session has ended',
        text: 'What you have typed is still here. Sign in again to continue where you were.',
        leave: 'Discard it and go to the sign-in page',
      },
      reload: 'Reload',
      outdated: {
        title: 'The console has been updated',
        text: 'Reload to see this page.',
      },
      missing: {
        title: 'This could not be loaded',
        text: 'A part of the console could not be loaded. Check your connection, then reload.',
        typed:
          'A part of the console could not be loaded. Note down what you have typed, check your connection, then reload.',
      },
      confirm: {
        title: 'Confirm it’s you',
        text: 'This exports a file or changes who may approve. Enter your password again; this holds for 10 minutes. The action is recorded in the audit trail.',
        go_on: 'Confirm and continue',
        by_otp: 'Use a one-time password',
        by_password: 'Use the password',
      },
      books: {
        alarm:
          'The books do not match the records (%{smart_count}). Where a member’s own points or cards are concerned, that member cannot draw, choose or receive parcels.',
        look: 'Show',
      },
      sections: {
        members: 'Members',
        catalog: 'Packs and pages',
        shipments: 'Shipments',
        payments: 'Payments',
        finance: 'Finance',
        shop: 'Shop',
      },
    },
    sign_in: {
      title: 'Operators’ sign-in',
      mail: 'Email address',
      password: 'Password',
      otp: '6-digit code from your authenticator',
      submit: 'Sign in',
      cookies_blocked:
        'Your browser blocks cookies, so you cannot sign in. Allow cookies for this site in its settings, then reload.',
    },
  },
});
