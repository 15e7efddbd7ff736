import { defineMessages } from '../providers/messages';

export const layoutMessages = defineMessages({
  ja: {
    layout: {
      name: '運営コンソール',
      menu: 'メニュー',
      account: 'アカウント',
      account_of: '%{name}のアカウント',
      idle_title: 'まもなくログアウトします',
      idle_text: '操作がないため、あと %{seconds} 秒でセッションが終了します。入力中の内容は失われます。',
      idle_stay: '続ける',
      idle_ended: '操作がなかったため、ログアウトしました。',
      sections: {
        members: '会員',
        catalog: 'パックと掲載',
        shipments: '発送',
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
        'Nothing has been done for a while. Your session ends in %{seconds} seconds, and what you have typed is lost.',
      idle_stay: 'Stay signed in',
      idle_ended: 'You were signed out because nothing was done for a while.',
      sections: {
        members: 'Members',
        catalog: 'Packs and pages',
        shipments: 'Shipments',
        finance: 'Finance',
        shop: 'Shop',
      },
    },
    sign_in: {
      title: 'Operators’ sign-in',
      mail: 'Mail address',
      password: 'Password',
      otp: 'Six-figure code of your authenticator',
      submit: 'Sign in',
    },
  },
});
