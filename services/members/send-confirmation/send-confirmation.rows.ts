import type { Language } from '../../kernel/languages.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';

interface Addressee {
  readonly mail: string;
  readonly language: Language;
  readonly isConfirmed: boolean;
}

const PERSON = `select mail, language, mail_confirmed_at is not null as "isConfirmed" from members.profiles
  where member_id = $1`;

/** Whom to write to, and whether there is anything left to confirm. */
export const loadAddressee = async (tx: StoreTransaction, memberId: string): Promise<Addressee> =>
  (await tx.read<Addressee & Record<string, unknown>>('members-mail-to-confirm', PERSON, [memberId]))[0]!;
