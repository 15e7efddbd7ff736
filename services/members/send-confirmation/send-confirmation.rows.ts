import type { Language } from '../../kernel/languages.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { MAIL_LANGUAGE } from '../rows/profiles.rows.js';

interface Addressee {
  readonly mail: string;
  readonly language: Language;
  readonly isConfirmed: boolean;
}

const PERSON = `select p.mail, ${MAIL_LANGUAGE} as language, p.mail_confirmed_at is not null as "isConfirmed"
  from members.profiles p where p.member_id = $1`;

/** Loads the recipient, and whether the address is still to be confirmed. */
export const loadAddressee = async (tx: StoreTransaction, memberId: string): Promise<Addressee> =>
  (await tx.read<Addressee & Record<string, unknown>>('members-mail-to-confirm', PERSON, [memberId]))[0]!;
