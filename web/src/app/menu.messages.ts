import { defineMessages } from '../i18n/i18n';

export const menuMessages = defineMessages('menu', {
  ja: {
    language: '言語',
    japanese: '日本語',
    english: 'English',
    closeMenu: 'メニューを閉じる',
    register: '新規会員登録',
    welcome: 'ようこそ',
    greeting: '{{name}}さん',
    myPage: 'マイページ',
    buyPoint: 'ポイント購入',
    pointHistory: 'ポイント履歴',
    productHistory: '商品履歴',
    ownedPoints: '所有ポイント',
    ownedCoins: '所有コイン',
  },
  en: {
    language: 'Language',
    japanese: '日本語',
    english: 'English',
    closeMenu: 'Close menu',
    register: 'Sign up',
    welcome: 'Welcome',
    greeting: '{{name}}',
    myPage: 'My page',
    buyPoint: 'Buy points',
    pointHistory: 'Points history',
    productHistory: 'Product history',
    ownedPoints: 'Your points',
    ownedCoins: 'Your coins',
  },
});
