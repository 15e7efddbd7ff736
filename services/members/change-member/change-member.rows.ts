import type { StoreTransaction } from '../../platform/store/transaction.js';
import type { KeptFields } from './change-member.decide.js';

const FIELDS = `select last_name as "lastName", middle_name as "middleName", first_name as "firstName", tel, mail, zipcode,
    pref_id::text, province, shiku, address, building
  from members.profiles where member_id = $1`;

/** Loads the fields that the page shows. */
export const keptFieldsOf = async (tx: StoreTransaction, memberId: string): Promise<KeptFields> =>
  (await tx.read<KeptFields & Record<string, unknown>>('members-kept-fields', FIELDS, [memberId]))[0]!;
