import { defineMessages } from '../providers/messages';

export const layoutMessages = defineMessages({
  layout: {
    name: ['運営コンソール', 'Operators’ console'],
    menu: ['メニュー', 'Menu'],
    account: ['アカウント', 'Account'],
    account_of: ['%{name}のアカウント', '%{name}: account'],
    idle_title: ['まもなくログアウトします', 'You are about to be signed out'],
    idle_text: [
      '操作がないため、あと %{seconds} 秒でセッションが終了します。入力中の内容は残り、もう一度ログインすると続けられます。',
      'You have been inactive. Your session ends in %{seconds} seconds. What you have typed is kept, and you can continue after you sign in again.',
    ],
    idle_stay: ['続ける', 'Stay signed in'],
    ended: {
      title: ['セッションが終了しました', 'Your session has ended'],
      text: [
        '入力中の内容は残っています。もう一度ログインすると、続きから操作できます。',
        'What you have typed is still here. Sign in again to continue where you were.',
      ],
      leave: ['入力を破棄してログイン画面へ', 'Discard it and go to the sign-in page'],
    },
    reload: ['もう一度読み込む', 'Reload'],
    outdated: {
      title: ['コンソールが新しくなりました', 'The console has been updated'],
      text: ['もう一度読み込むと、このページを表示できます。', 'Reload to see this page.'],
    },
    missing: {
      title: ['読み込めませんでした', 'This could not be loaded'],
      text: [
        'コンソールの一部を読み込めませんでした。接続を確認して、もう一度読み込んでください。',
        'A part of the console could not be loaded. Check your connection, then reload.',
      ],
      typed: [
        'コンソールの一部を読み込めませんでした。入力中の内容がある場合は、控えてから、接続を確認してもう一度読み込んでください。',
        'A part of the console could not be loaded. Note down what you have typed, check your connection, then reload.',
      ],
    },
    confirm: {
      title: ['ご本人の確認', 'Confirm it’s you'],
      text: [
        'ファイルの書き出しなど、重要な操作です。パスワードをもう一度入力してください。10分間有効です。操作は操作履歴に残ります。',
        'This exports a file or changes who may approve. Enter your password again; this holds for 10 minutes. The action is recorded in the audit trail.',
      ],
      go_on: ['確認して続ける', 'Confirm and continue'],
      by_otp: ['ワンタイムパスワードで確認する', 'Use a one-time password'],
      by_password: ['パスワードで確認する', 'Use the password'],
    },
    books: {
      alarm: [
        '帳簿が記録と一致しません（%{smart_count}件）。会員本人のポイント・カードに関わる場合、その会員の抽選・選択・発送は停止しています。',
        'The books do not match the records (%{smart_count}). Where a member’s own points or cards are concerned, that member cannot draw, choose or receive parcels.',
      ],
      look: ['内容を見る', 'Show'],
    },
    sections: {
      members: ['会員', 'Members'],
      catalog: ['パックと掲載', 'Packs and pages'],
      shipments: ['発送', 'Shipments'],
      payments: ['決済', 'Payments'],
      finance: ['経理', 'Finance'],
      shop: ['ショップ', 'Shop'],
    },
  },
  sign_in: {
    title: ['運営者ログイン', 'Operators’ sign-in'],
    mail: ['メールアドレス', 'Email address'],
    password: ['パスワード', 'Password'],
    otp: ['認証アプリの6桁のコード', '6-digit code from your authenticator'],
    submit: ['ログイン', 'Sign in'],
    cookies_blocked: [
      'ブラウザでCookieがブロックされているため、ログインできません。ブラウザの設定で、このサイトのCookieを許可してから、もう一度読み込んでください。',
      'Your browser blocks cookies, so you cannot sign in. Allow cookies for this site in its settings, then reload.',
    ],
  },
});
