import { defineMessages } from '../providers/messages';

export const uiMessages = defineMessages({
  ja: {
    ui: {
      download: 'CSV を書き出す',
      downloading: '書き出しています…',
      empty: 'まだ何もありません。',
      as_table: '表で見る',
      reason: '変更の理由',
      reason_help: '操作履歴に残ります。',
      reloaded: '最新の内容を読み込みました。入力した欄はそのままです。内容を確かめてから保存してください。',
      pictures: {
        upload: '画像をアップロード',
        uploading: 'アップロードしています…',
        address: '画像のURL',
        add: '追加',
        remove: '%{name} を外す',
        earlier: '%{name} を前へ',
        later: '%{name} を後ろへ',
      },
      file: { choose: 'ファイルを選ぶ', reading: '読み込んでいます…', reason: '理由' },
      preview: { ja: '日本語の表示', en: '英語の表示' },
    },
  },
  en: {
    ui: {
      download: 'Download CSV',
      downloading: 'Downloading…',
      empty: 'Nothing here yet.',
      as_table: 'As a table',
      reason: 'Reason for the change',
      reason_help: 'It goes into the audit trail.',
      reloaded: 'The form shows it as it is now; what you entered stays. Check it, then save.',
      pictures: {
        upload: 'Upload a picture',
        uploading: 'Uploading…',
        address: 'Address of a picture',
        add: 'Add',
        remove: 'Take %{name} away',
        earlier: 'Move %{name} forward',
        later: 'Move %{name} back',
      },
      file: { choose: 'Choose a file', reading: 'Reading…', reason: 'Reason' },
      preview: { ja: 'As shown in Japanese', en: 'As shown in English' },
    },
  },
});
