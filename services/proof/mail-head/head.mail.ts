import type { TokyoDate } from '../../kernel/time.js';
import type { Mail } from '../../platform/mail/mailer.js';
import { formatDay } from '../../platform/text/format-day.js';
import type { SignedCheckpoint } from '../rows/checkpoints.rows.js';

interface MailedHead extends SignedCheckpoint {
  readonly key: string;
  readonly day: TokyoDate;
}

/** Builds the mail with the head of a morning, in both languages, for auditors to keep outside of the shop. */
export const headMail = ({ size, note, key, day }: MailedHead, publicUrl: string): Omit<Mail, 'to'> => {
  const { ja, en } = formatDay(day);
  return {
    subject: `記録の署名 ${day} / Signed head of the log`,
    text: [
      `${ja}の記録の署名です（${size}件）。このメールは削除せず、保管してください。`,
      '後日の記録がここから続いていなければ、記録が書き換えられたことの証拠になります。',
      '下の「----」の間（署名の行を含む）をファイルに保存すると、次のコマンドで確かめられます。',
      '',
      `The signed head of the log on ${en} (${size} events). Please keep this mail.`,
      'If a later log does not continue from it, it proves that the log was rewritten.',
      'Save everything between the lines of ----, signatures included, to a file and check it with this command.',
      '',
      `npm run verify -- '${publicUrl}' --head head.txt --key '${key}'`,
      '',
      '----',
      note.trimEnd(),
      '----',
      key,
    ].join('\n'),
  };
};
