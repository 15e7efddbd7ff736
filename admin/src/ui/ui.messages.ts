import { defineMessages } from '../providers/messages';

export const uiMessages = defineMessages({
  ui: {
    download: ['CSV を書き出す', 'Download CSV'],
    downloading: ['書き出しています…', 'Downloading…'],
    empty: ['まだ何もありません。', 'Nothing here yet.'],
    proof: [
      '帳簿と記録の照合：会員の残高と箱 %{compared}、新しい記録 %{verified}、記録の全体 %{whole}（最後に終わった日時）。',
      'Books checked against the records: balances and boxes %{compared}, new records %{verified}, all records %{whole} (last completed).',
    ],
    proof_waiting: [
      '照合待ちの記録が %{n} 件あります。',
      '%{n} record waits to be checked. |||| %{n} records wait to be checked.',
    ],
    proof_never: ['未実施', 'not yet'],
    as_table: ['表で見る', 'As a table'],
    reason: ['変更の理由', 'Reason for the change'],
    reason_help: ['操作履歴に残ります。', 'Kept in the audit trail.'],
    approvals: ['「承認」の画面を開く', 'Open “Approvals”'],
    reloaded: [
      '最新の内容を読み込みました。入力した欄はそのままです。内容を確かめてから保存してください。',
      'The latest version was loaded; what you entered stays. Check it, then save.',
    ],
    pictures: {
      upload: ['画像をアップロード', 'Upload a picture'],
      uploading: ['アップロードしています…', 'Uploading…'],
      address: ['画像のURL', 'Picture URL'],
      add: ['追加', 'Add'],
      remove: ['%{name} を外す', 'Remove %{name}'],
      earlier: ['%{name} を前へ', 'Move %{name} forward'],
      later: ['%{name} を後ろへ', 'Move %{name} back'],
    },
    file: {
      choose: ['ファイルを選ぶ', 'Choose a file'],
      template: ['テンプレートをダウンロード', 'Download a template'],
      reading: ['読み込んでいます…', 'Reading…'],
      reason: ['理由', 'Reason'],
    },
    preview: {
      ja: ['日本語の表示', 'As shown in Japanese'],
      en: ['英語の表示', 'As shown in English'],
    },
  },
});
