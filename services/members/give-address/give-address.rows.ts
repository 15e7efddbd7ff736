import type { StoreTransaction } from '../../platform/store/transaction.js';
import type { PersonDetails } from '../streams/registration.js';

const KEPT = `select last_name as "lastName", middle_name as "middleName", first_name as "firstName", tel, zipcode,
    pref_id as "prefId", province, shiku, address, building
  from members.profiles where member_id = $1`;
const SAVE = `update members.profiles set last_name = $2, middle_name = $3, first_name = $4, tel = $5, zipcode = $6,
    pref_id = $7, province = $8, shiku = $9, address = $10, building = $11
  where member_id = $1`;

export const loadPerson = async (tx: StoreTransaction, memberId: string): Promise<PersonDetails> =>
  (await tx.read<PersonDetails & Record<string, unknown>>('members-person', KEPT, [memberId]))[0]!;

export const savePerson = (tx: StoreTransaction, memberId: string, person: PersonDetails): void => {
  const { lastName, middleName, firstName, tel, zipcode, prefId, province, shiku, address, building } = person;
  tx.write('members-save-person', SAVE, [
    ...[memberId, lastName, middleName, firstName, tel],
    ...[zipcode, prefId, province, shiku, address, building],
  ]);
};
