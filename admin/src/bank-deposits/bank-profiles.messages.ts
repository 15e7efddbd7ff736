import { defineMessages } from '../providers/messages';

export const bankProfilesMessages = defineMessages({
  resources: {
    'bank-profiles': {
      name: ['銀行明細の形式', 'Bank file layout |||| Bank file layouts'],
      empty: [
        '登録した形式はまだありません。主な銀行のCSVは登録なしで読み取れます。読み取れないCSVがあれば、ここでファイルを選び、列を指定して登録してください。',
        'No layouts are saved yet. CSV files of the large banks are read without one. If a file cannot be read, choose it here, pick its columns and save the layout.',
      ],
      fields: {
        id: ['ID', 'ID'],
        name: ['形式の名前', 'Name of the layout'],
        columns: ['列の見出し', 'Column headings'],
        created: ['登録日時', 'Saved'],
        removed_at: ['削除日時', 'Removed'],
        booked_on: ['取引日', 'Date'],
        year: ['取引日（年）', 'Date (year)'],
        month: ['取引日（月）', 'Date (month)'],
        day: ['取引日（日）', 'Date (day)'],
        in: ['入金金額', 'Money in'],
        out: ['出金金額', 'Money out'],
        amount: ['金額（入出金が1列）', 'Amount (in and out in one column)'],
        direction: ['入払区分', 'In or out'],
        sender: ['振込依頼人名', 'Sender'],
        summary: ['摘要', 'Summary'],
        balance: ['残高', 'Balance'],
        enquiry: ['照会番号', 'Bank reference'],
        cancelled: ['取消', 'Cancelled'],
        account: ['口座番号', 'Account number'],
      },
      commands: {
        create: ['登録', 'Saved'],
        edit: ['変更', 'Edited'],
        remove: ['削除する', 'Remove'],
      },
    },
  },
  bank_profiles: {
    no_file: [
      'ファイルを選ぶと、見出しから列を選べます。ファイルの内容は保存されません。',
      'Choose a file to pick columns by its headings. Its contents are not kept.',
    ],
    choose: [
      '下で列を選ぶと、このファイルを読み取れます。形式を登録すると、次から同じ見出しのファイルを自動で読み取ります。',
      'Choose the columns below to read this file. Once the layout is saved, files with these headings are recognised.',
    ],
    rows: ['ファイルの初めの行', 'First lines of the file'],
    heading: ['見出しの行', 'Line with the headings'],
    heading_help: ['列の名前が並んでいる行を選んでください。', 'Choose the line that names the columns.'],
    line: ['%{line}行目：', 'Line %{line}:'],
    columns: ['列の指定', 'Columns'],
    columns_help: [
      '取引日・入金金額・振込依頼人名は必ず選んでください。残高と照会番号も選ぶと、同じ入金を確実に見分けられます。',
      'Date, money in and sender are required. With the balance and the bank reference, equal deposits can be told apart.',
    ],
    others: ['ほかの列', 'Other columns'],
    others_help: [
      '年・月・日が別の列のとき、入金と出金が1列のとき、依頼人名の代わりに摘要だけのときなどに選びます。',
      'For a date in three columns, for money in and out in one column, or for a summary instead of the sender.',
    ],
    no_column: ['（なし）', '(none)'],
    not_in_file: ['%{heading}（このファイルにはありません）', '%{heading} (not in this file)'],
    read: ['読み取り結果', 'As it would be read'],
    nothing_imported: [
      '確認用の表示です。ここでは何も取り込まれません。',
      'This is a preview. Nothing is imported here.',
    ],
    no_deposits: [
      '読み取れましたが、入金の行がありません。見出しの行と列を確かめてください。',
      'The file was read, but it has no deposits. Check the line with the headings and the columns.',
    ],
    first: ['初めの%{count}件を表示しています。', 'These are the first %{count}.'],
    count: ['入金の件数', 'Deposits'],
    total: ['入金の合計', 'Total'],
    reversal: ['取消', 'reversed'],
    name_help: [
      '例：○○信用金庫 普通預金。次からは、この見出しのファイルを自動で読み取ります。',
      'For example, the bank and the account. Files with these headings are recognised from now on.',
    ],
    separator: ['、', ', '],
    save_and_read: ['形式を登録して読み取る', 'Save the layout and read the file'],
    saved: ['形式を登録しました。ファイルを読み取り直しています。', 'The layout was saved. The file is read again.'],
    explain_remove: [
      '次の取込から、この形式では読み取らなくなります。取込済みの入金はそのままです。元に戻せません。',
      'From the next import on, no file is read by this layout. Imported deposits stay. This cannot be undone.',
    ],
    is_removed: [
      'この形式は削除済みです。必要なときは、新しく登録してください。',
      'This layout was removed. Save a new one if you need it.',
    ],
  },
});
