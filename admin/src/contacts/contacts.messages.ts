import { defineMessages } from '../providers/messages';

export const contactsMessages = defineMessages({
  resources: {
    contacts: {
      name: ['お問い合わせ', 'Message |||| Messages'],
      empty: ['この条件に合うお問い合わせはありません。', 'No messages match.'],
      fields: {
        id: ['お問い合わせID', 'ID'],
        number: ['番号', 'Number'],
        member_id: ['会員', 'Member'],
        mail: ['回答先のメールアドレス', 'Reply to'],
        name: ['お名前', 'Name'],
        subject: ['件名', 'Subject'],
        reference: ['対象', 'About'],
        status: ['状態', 'State'],
        assigned_to: ['担当者', 'Assigned to'],
        assigned_name: ['担当者', 'Assigned to'],
        written_at: ['受付日時', 'Received'],
      },
      states: {
        open: ['未回答', 'Open'],
        answered: ['回答済み', 'Answered'],
        closed: ['終了', 'Closed'],
      },
      commands: {
        answer: ['回答する', 'Answer'],
        assign: ['自分が担当する', 'Assign to me'],
        close: ['終了する', 'Close'],
      },
    },
  },
  contacts: {
    visitor: ['会員ではない方', 'Not a member'],
    text: ['回答の本文', 'Answer'],
    template: ['ひな形（選ぶと本文が置き換わります）', 'Template (replaces the answer)'],
    templates: {
      parcel: ['お荷物の状況', 'Status of a parcel'],
      address: ['お届け先の変更', 'Change of the shipping address'],
      payment: ['お支払いの状況', 'Status of a payment'],
      identity: ['ご本人確認のお願い', 'Identity check'],
    },
    reasons: {
      answer: ['問い合わせへの回答', 'Answer to a message'],
      assign: ['問い合わせの対応', 'Handling a message'],
      close: ['対応の完了', 'Resolved'],
    },
    explain_answer: [
      'お名前とお問い合わせ番号を添えて、メールでお送りします。送信後は取り消せません。',
      'It is emailed with the name and the contact number. Once sent, it cannot be undone.',
    ],
    explain_close: [
      '終了すると、このお問い合わせには回答できなくなります。',
      'A closed message can no longer be answered.',
    ],
    answered_by: ['%{name}の回答（%{at}）', 'Answer by %{name} (%{at})'],
  },
});
