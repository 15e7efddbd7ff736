import type { Pool } from 'pg';
import type { OwnDataSection } from '../../platform/own-data/own-data.js';
import { type PiecesOf, readInPieces, sectionOf } from '../../platform/own-data/pieces.js';
import { describeDevice } from '../wire/device-words.js';

/** The code that the member typed is somebody else's and left out; whether one was typed is the member's own data. */
const PROFILE: PiecesOf = {
  columns: `p.member_id, p.mail, p.last_name, p.first_name, p.middle_name, p.tel, p.zipcode, p.pref_id, p.province, p.shiku,
    p.address, p.building, p.language, p.mail_language, p.referral_code, p.referral_code_given is not null as gave_referral_code,
    p.created_at as registered_at, p.mail_confirmed_at`,
  from: 'from members.profiles p where p.member_id = $1',
  order: [['p.member_id', 'uuid']],
};
const BIRTHDAY: PiecesOf = {
  columns: 'b.birthday::text as birthday, b.given_at',
  from: 'from members.birthdays b where b.member_id = $1',
  order: [['b.member_id', 'uuid']],
};
const FORMER_ACCOUNTS: PiecesOf = {
  columns: 'f.former_id, f.found_at',
  from: 'from members.former_accounts f where f.member_id = $1',
  order: [['f.former_id', 'uuid']],
};
const STANDING: PiecesOf = {
  columns: 's.banned_at, s.frozen_at, s.operator_id is not null as is_operator, s.owed_yen, s.disputes, s.paused_until',
  from: 'from members.standing s where s.member_id = $1',
  order: [['s.member_id', 'uuid']],
};
const PHONES: PiecesOf = {
  columns: 'h.number, h.verified_at, h.released_at',
  from: 'from members.phone_holders h where h.member_id = $1',
  order: [['h.holder_id', 'bigint']],
};
/** The codes are left out with their messages, because they are secret. */
const CODES: PiecesOf = {
  columns: 'c.tel, c.number, c.created_at, c.expires_at, c.tries, c.used_at, m.state as message',
  from: 'from members.phone_codes c left join sms.messages m on m.id = c.code_id where c.member_id = $1',
  order: [
    ['c.created_at', 'timestamptz'],
    ['c.code_id', 'uuid'],
  ],
};
const LOG_INS: PiecesOf = {
  columns: 'l.at, l.address, l.device',
  from: 'from members.log_ins l where l.member_id = $1',
  order: [
    ['l.at', 'timestamptz'],
    ['l.id', 'bigint'],
  ],
};
/** Sessions are shown without ids, because those are made from the cookie's secret. */
const SESSIONS: PiecesOf = {
  columns: 's.device, s.created_at, s.seen_at, s.expires_at, s.proved_at',
  from: 'from http.sessions s where s.member_id = $1::text',
  order: [
    ['s.created_at', 'timestamptz'],
    ['s.number', 'uuid'],
  ],
};
/** Mails sent before the registration are left out, because they may be another person's. One-time links are secret. */
const MAILS: PiecesOf = {
  columns: `m.created_at, m.sent_at, m.recipient, m.subject,
    regexp_replace(m.body, '([?&]token=)[^[:space:]&]+', '\\1…', 'g') as body`,
  from: `from (select o.* from mail.messages o join members.profiles p
      on lower(o.recipient) = lower(p.mail) and o.created_at >= p.created_at
    where p.member_id = $1 and o.recipient is not null offset 0) m where true`,
  order: [['m.mail_id', 'bigint']],
};

async function* withWords(rows: AsyncIterable<{ readonly device: string }>): AsyncGenerator<object> {
  for await (const row of rows) yield { ...row, ...describeDevice(row.device) };
}

/** Lists the sections with the member's profile, their ways to log in, and the mails to them. */
export const listOwnPersonSections = (pool: Pool): readonly OwnDataSection[] => [
  sectionOf(pool, 'profile', PROFILE),
  sectionOf(pool, 'birthday', BIRTHDAY),
  sectionOf(pool, 'former_accounts', FORMER_ACCOUNTS),
  sectionOf(pool, 'standing', STANDING),
  sectionOf(pool, 'verified_phones', PHONES),
  sectionOf(pool, 'phone_codes', CODES),
  sectionOf(pool, 'log_ins', LOG_INS),
  { name: 'sessions', rowsOf: (memberId) => withWords(readInPieces(pool, SESSIONS, memberId)) },
  sectionOf(pool, 'mails', MAILS),
];
