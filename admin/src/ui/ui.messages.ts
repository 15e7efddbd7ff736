import { defineMessages } from '../providers/messages';

export const uiMessages = defineMessages({
  ja: {
    ui: {
      download: 'CSV を書き出す',
      downloading: '書き出しています…',
      empty: 'まだ何もありません。',
      proof:
        '帳簿と記録の照合：会員の残高と箱 %{compared}、新しい記録 %{verified}、記録の全体 %{whole}（最後に終わった日時）。',
      proof_waiting: '照合待ちの記録が %{n} 件あります。',
      proof_never: '未実施',
      as_table: '表で見る',
      reason: '変更の理由',
      reason_help: '操作履歴に残ります。',
      approvals: '「承認」の画面を開く',
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
      file: {
        choose: 'ファイルを選ぶ',
        template: 'テンプレートをダウンロード',
        reading: '読み込んでいます…',
        reason: '理由',
      },
      preview: { ja: '日本語の表示', en: '英語の表示' },
    },
  },
  en: {
    ui: {
      download: 'Download CSV',
      downloading: 'Downloading…',
      empty: 'Nothing here yet.',
      proof:
        'Books checked against the records: balances and boxes %{compared}, new records %{verified}, all records %{whole} (last completed).',
      proof_waiting: '%{n} record waits to be checked. |||| %{n} records wait to be checked.',
      proof_never: 'not yet',
      as_table: 'As a table',
      reason: 'Reason for the change',
      reason_help: 'Kept in the audit trail.',
      approvals: 'Open “Approvals”',
      reloaded: 'The latest version was loaded; what you entered stays. Check it, then save.',
      pictures: {
        upload: 'Upload a picture',
        uploading: 'Uploading…',
        address: 'Picture URL',
        add: 'Add',
        remove: 'Remove %{name}',
        earlier: 'Move %{name} forward',
        later: 'Move %{name} back',
      },
      file: { choose: 'Choose a file', template: 'Download a template', reading: 'Reading…', reason: 'Reason' },
      preview: { ja: 'As shown in Japanese', en: 'As shown in English' },
    },
  },
});
