import { defineMessages } from '../../i18n/i18n';

export const shareDrawMessages = defineMessages('shareDraw', {
  ja: {
    share: '一番の当たりをシェアする',
    shareShort: 'シェア',
    note: 'リンクを開いた方には、カードとパックだけが表示されます。お名前などの会員情報は表示されません。',
    text: '「{{pack}}」で「{{card}}」が当たりました！',
  },
  en: {
    share: 'Share your best card',
    shareShort: 'Share',
    note: 'Anyone who opens the link sees only the card and the pack, nothing about you.',
    text: 'I drew “{{card}}” from “{{pack}}”!',
  },
});
