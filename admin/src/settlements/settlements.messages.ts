import { joinNames, REPORTING_PROVIDERS } from '../../../services/platform/payments/providers.shared.js';
import { defineMessages } from '../providers/messages';

const namesOfReports = (language: 'ja' | 'en') => REPORTING_PROVIDERS.map((name) => name[language]);

export const settlementsMessages = defineMessages({
  resources: {
    settlements: {
      name: ['決済会社の精算', 'Settlement |||| Settlements'],
      empty: [
        'まだ精算はありません。決済会社から精算ファイルが届いたら、ここで取り込みます。',
        'No settlements yet. Import a provider’s settlement file here when you receive it.',
      ],
      fields: {
        day: ['精算日', 'Day'],
        provider: ['決済会社', 'Provider'],
        state: ['状態', 'State'],
        imported_at: ['取込日時', 'Imported'],
        ours_yen: ['当店の記録', 'Ours'],
        theirs_yen: ['決済会社の記録', 'Theirs'],
        fee: ['手数料', 'Fees'],
        payout: ['入金額', 'Payout'],
        paid_out_yen: ['入金済み', 'Paid out'],
        awaited_yen: ['入金待ち', 'Payout awaited'],
        open_yen: ['未精算の残り', 'Not settled'],
        matched: ['一致', 'Matched'],
        other_amount: ['金額違い', 'Different amount'],
        theirs_only: ['決済会社のみ', 'Theirs only'],
        ours_only: ['当店のみ', 'Ours only'],
        open: ['要確認だけ', 'Needs attention'],
        awaited: ['入金待ちだけ', 'Payout awaited'],
        from: ['この日から', 'From'],
        to: ['この日まで', 'Until'],
      },
      states: {
        awaited: ['取り込み待ち', 'File awaited'],
        'under-way': ['取り込み中', 'Importing'],
        done: ['取り込み済み', 'Imported'],
      },
      commands: {
        import: ['精算ファイルの取り込み', 'Import settlement file'],
      },
    },
    'settlement-lines': {
      name: ['精算の明細', 'Settlement line |||| Settlement lines'],
      fields: {
        kind: ['種別', 'Kind'],
        order: ['注文番号', 'Order'],
        reference: ['決済会社の番号', 'Provider’s reference'],
        ours_yen: ['当店の記録', 'Ours'],
        theirs_yen: ['決済会社の記録', 'Theirs'],
        fee: ['手数料', 'Fee'],
      },
      kinds: {
        payment: ['売上', 'Payment'],
        refund: ['返金', 'Refund'],
        chargeback: ['チャージバック', 'Chargeback'],
      },
      lists: {
        matched: ['一致', 'Matched'],
        'other-amount': ['金額違い', 'Different amount'],
        'theirs-only': ['決済会社のみ', 'Theirs only'],
        'ours-only': ['当店のみ', 'Ours only'],
      },
    },
  },
  settlements: {
    lists: ['照合の結果', 'Result of the comparison'],
    entries: ['この決済会社の仕訳', 'Ledger entries of this provider'],
    awaited: [
      'この日の精算ファイルは、まだ取り込んでいません。',
      'The settlement file of this day has not been imported yet.',
    ],
    payout_awaited: [
      'この精算の %{yen} は、まだ銀行口座に入金されていません。銀行の明細を取り込むと照合します。予定の日を過ぎても届かないときは、決済会社に確認してください。',
      '%{yen} of this settlement has not reached the bank account yet. It is matched when a bank statement is imported. If it does not arrive in time, ask the provider.',
    ],
    deposits: ['入金の明細', 'Deposits'],
    broken_off: [
      '取り込みの途中です。中断したときは、1分ほどで自動的に続きから進みます。同じファイルをもう一度取り込んでも、二重にはなりません。',
      'The import is in progress. If it was interrupted, it resumes automatically within a minute or so. Importing the same file again imports nothing twice.',
    ],
    none: {
      matched: ['一致した明細はありません。', 'There are no matching lines.'],
      'other-amount': ['金額違いはありません。', 'There are no different amounts.'],
      'theirs-only': ['決済会社だけにある明細はありません。', 'There are no lines that only the provider has.'],
      'ours-only': ['当店だけにある入出金はありません。', 'There are no lines that only the shop has.'],
    },
    what_to_do: {
      matched: [
        '当店の記録と金額が同じです。手数料を記帳しました。残りは、銀行口座に入金されるまで決済会社の残高です。',
        'Both have the same amount. The fee is booked. The rest is owed by the provider until it reaches the bank account.',
      ],
      'other-amount': [
        '当店の記録と金額が違います。決済会社の金額で記帳したので、差額が「未精算の残り」にあります。決済会社に確認してください。',
        'The amounts differ. The provider’s amount is booked, and the difference is part of “Not settled”. Ask the provider.',
      ],
      'theirs-only': [
        '当店が知らない入出金です。記帳していません。注文番号からお支払いを開き、「今すぐ照会」を押してください。入金が確認されると、次の取り込みで一致に変わります。注文番号にお支払いがない場合は、決済会社に確認してください。',
        'The shop has no record of this money, and it is not booked. Open the payment from the order number and press “Check now”. If the money is confirmed, the next import matches it. If there is no payment for the order number, ask the provider.',
      ],
      'ours-only': [
        '当店では済んでいますが、この日の精算にありません。翌日以降の精算にあれば、取り込んだときに一致に変わります。数日たっても変わらなければ、決済会社に確認してください。',
        'The shop has it, but this day’s settlement does not. If it is in a later one, it is matched when that is imported. If that takes days, ask the provider.',
      ],
    },
    file: {
      title: ['精算の取込', 'Import a settlement'],
      help: [
        `決済会社の1日分の精算（CSV）を選んでください。${namesOfReports('ja').join('と')}の精算レポートは、編集せずにそのまま使えます。ほかのファイルは、列をテンプレート（日付・注文番号・決済番号・種別・金額・手数料・入金額）に合わせてください。返金とチャージバックはマイナスの行です。取り込む前に内容を確かめられます。`,
        `Choose a provider’s settlement of one day (CSV). Reports of ${joinNames(namesOfReports('en'), ' and ')} are read as they were downloaded. Other files need the columns of the template: date, order, reference, kind, yen, fee and net. Refunds and chargebacks are negative lines. You see what will happen before it is imported.`,
      ],
      back: ['精算の一覧へ', 'To the settlements'],
      day_help: ['空欄なら、ファイルの最初の行の日付です。', 'If empty, the date of the file’s first line.'],
      usual_reason: ['日次の精算', 'Daily settlement'],
      apply: ['この精算を取り込む', 'Import this settlement'],
      applying: ['取り込んでいます（%{done} / %{of}）', 'Importing (%{done} of %{of})'],
      done: ['精算を取り込みました。', 'The settlement is imported.'],
      nothing: ['このファイルは、すべて取り込み済みです。', 'All of this file has already been imported.'],
      lost: [
        '最後まで送れませんでした。通信を確かめ、同じファイルをもう一度選んでください。取り込んだ行は二重になりません。',
        'The file was not sent completely. Check the connection and choose the same file again. Nothing is imported twice.',
      ],
      refused: [
        '%{count}行に誤りがあるため、このファイルは取り込めません。ファイルを直して、もう一度選んでください。',
        'Lines with errors: %{count}. The file cannot be imported. Fix the file and choose it again.',
      ],
      problems: ['誤りのある行', 'Lines with errors'],
      line: ['行', 'Line'],
      what: ['内容', 'What is wrong'],
      lines: ['ファイルの行', 'Lines'],
      unchanged: ['取り込み済みの行', 'Already imported'],
      taken_yen: ['売上', 'Sales'],
      given_back_yen: ['返金など', 'Refunds etc.'],
      fee: ['手数料', 'Fees'],
      payout: ['入金額', 'Payout'],
      to_lists: ['照合の結果を見る', 'See the result'],
    },
  },
});
