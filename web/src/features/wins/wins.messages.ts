import { defineMessages } from '../../i18n/i18n';

export const winsMessages = defineMessages('wins', {
  ja: {
    recent: '最近の当たり',
    ofPack: 'このパックの最近の当たり',
    nobody: '上位カードが出ると、ここでお知らせします。',
    who: '会員の方に出たカードです。お名前は表示しません。',
    pause: '更新を止める',
    goOn: '更新を再開する',
    settings: '当たりの表示',
    settingsText:
      '上位カードが出ると、「最近の当たり」としてトップページとパックのページに表示します。お名前やお客様がわかる情報は表示しません。オフにすると、これまでの分も表示されなくなります。',
    show: '自分の当たりの表示を許可する',
    save: '表示の設定を保存する',
    saved: '設定しました。',
  },
  en: {
    recent: 'Recent wins',
    ofPack: 'Recent wins from this pack',
    nobody: 'When someone draws a top card, you will see it here.',
    who: 'Cards our members drew. We never show names.',
    pause: 'Pause updates',
    goOn: 'Resume updates',
    settings: 'Showing your wins',
    settingsText:
      'When someone draws a top card, it appears under “Recent wins” on the home page and the pack’s page, without a name or anything else that identifies them. If you switch this off, your earlier wins disappear too.',
    show: 'Show cards I win',
    save: 'Save this choice',
    saved: 'Saved.',
  },
});
