import { defineMessages } from '../providers/messages';

export const contactsMessages = defineMessages({
  ja: {
    resources: {
      contacts: {
        name: 'お問い合わせ',
        empty: 'この条件に合うお問い合わせはありません。',
        fields: {
          id: 'お問い合わせID',
          number: '番号',
          member_id: '会員',
          mail: '回答先のメールアドレス',
          name: 'お名前',
          subject: '件名',
          reference: '対象',
          status: '状態',
          assigned_to: '担当者',
          assigned_name: '担当者',
          written_at: '受付日時',
        },
        states: { open: '未回答', answered: '回答済み', closed: '終了' },
        commands: { answer: '回答する', assign: '自分が担当する', close: '終了する' },
      },
    },
    contacts: {
      visitor: '会員ではない方',
      text: '回答の本文',
      template: 'ひな形（選ぶと本文が置き換わります）',
      templates: {
        parcel: 'お荷物の状況',
        address: 'お届け先の変更',
        payment: 'お支払いの状況',
        identity: 'ご本人確認のお願い',
      },
      reasons: { answer: '問い合わせへの回答', assign: '問い合わせの対応', close: '対応の完了' },
      explain_answer: 'お名前とお問い合わせ番号を添えて、メールでお送りします。送信後は取り消せません。',
      explain_close: '終了すると、このお問い合わせには回答できなくなります。',
      answered_by: '%{name}の回答（%{at}）',
    },
  },
  en: {
    resources: {
      contacts: {
        name: 'Message |||| Messages',
        empty: 'No messages match.',
        fields: {
          id: 'ID',
          number: 'Number',
          member_id: 'Member',
          mail: 'Reply to',
          name: 'Name',
          subject: 'Subject',
          reference: 'About',
          status: 'State',
          assigned_to: 'Assigned to',
          assigned_name: 'Assigned to',
          written_at: 'Received',
        },
        states: { open: 'Open', answered: 'Answered', closed: 'Closed' },
        commands: { answer: 'Answer', assign: 'Assign to me', close: 'Close' },
      },
    },
    contacts: {
      visitor: 'Not a member',
      text: 'Answer',
      template: 'Template (replaces the answer)',
      templates: {
        parcel: 'Status of a parcel',
        address: 'Change of the shipping address',
        payment: 'Status of a payment',
        identity: 'Identity check',
      },
      reasons: { answer: 'Answer to a message', assign: 'Handling a message', close: 'Resolved' },
      explain_answer: 'It is emailed with the name and the contact number. Once sent, it cannot be undone.',
      explain_close: 'A closed message can no longer be answered.',
      answered_by: 'Answer by %{name} (%{at})',
    },
  },
});
