import { Injectable } from '@nestjs/common';
import type { Language } from '../../kernel/languages.js';
import { Database } from '../../platform/database/database.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import type { Registration } from '../streams/registration.js';
import { PHONE_VERIFIED_AT } from './phones.rows.js';
import { MAIL_LANGUAGE } from './profiles.rows.js';

/** The personal data of a member. */
export interface Profile extends Registration {
  /** The language of mails to the member. `language` is that of the registration and decides the order of the name. */
  readonly mailLanguage: Language;
  /** The member's own code, which friends can type when they register. */
  readonly referralCode: string;
  /** True when mail is known to reach them. */
  readonly mailConfirmed: boolean;
  /** True when they have verified their phone. */
  readonly phoneVerified: boolean;
}

/** The address of a parcel. */
export interface PostalAddress {
  /** The name in the order of the registration's language. */
  readonly name: string;
  readonly zipcode: string;
  readonly prefId: number;
  readonly province: string;
  readonly shiku: string;
  readonly address: string;
  readonly building: string;
  readonly tel: string;
}

type ProfileRow = Profile & { readonly memberId: string };

const PROFILES = `select member_id as "memberId", mail, last_name as "lastName", first_name as "firstName", middle_name as "middleName", tel, zipcode,
    pref_id as "prefId", province, shiku, address, building, language, ${MAIL_LANGUAGE} as "mailLanguage", referral_code as "referralCode",
    referral_code_given as "introductionCode", mail_confirmed_at is not null as "mailConfirmed",
    ${PHONE_VERIFIED_AT} is not null as "phoneVerified"
  from members.profiles p`;
const PROFILE = `${PROFILES} where member_id = $1`;
const PROFILES_OF = `${PROFILES} where member_id = any($1::uuid[])`;

const REGISTERED = `select least(p.created_at, (select min(o.created_at)
      from members.former_accounts f join members.profiles o on o.member_id = f.former_id where f.member_id = $1))
    as "registeredAt"
  from members.profiles p where p.member_id = $1`;

const fullName = ({ language, lastName, firstName, middleName }: Profile): string =>
  (language === 'ja' ? [lastName, firstName, middleName] : [firstName, middleName, lastName]).filter(Boolean).join(' ');

const addressIn = (profile: Profile): PostalAddress => {
  const { zipcode, prefId, province, shiku, address, building, tel } = profile;
  return { name: fullName(profile), zipcode, prefId, province, shiku, address, building, tel };
};

/** The personal data of members, for modules that need it. */
@Injectable()
export class MemberDirectory {
  constructor(private readonly database: Database) {}

  /** @throws Error for an id that is no member's */
  async profileOf(memberId: string): Promise<Profile> {
    const { rows } = await this.database.pool.query<Profile>({
      name: 'members-profile',
      text: PROFILE,
      values: [memberId],
    });
    if (!rows[0]) throw new Error(`there is no member ${memberId}`);
    return rows[0];
  }

  /** @throws Error for an id that is no member's */
  async postalAddressOf(memberId: string): Promise<PostalAddress> {
    return addressIn(await this.profileOf(memberId));
  }

  /** Loads the postal addresses of members in a transaction, as they are at that time. */
  async postalAddressesIn(tx: StoreTransaction, memberIds: readonly string[]): Promise<Map<string, PostalAddress>> {
    if (memberIds.length === 0) return new Map();
    const rows = await tx.read<ProfileRow & Record<string, unknown>>('members-profiles-of', PROFILES_OF, [memberIds]);
    return new Map(rows.map((profile) => [profile.memberId, addressIn(profile)]));
  }

  /** @throws Error for an id that is no member's */
  async mailOf(memberId: string): Promise<string> {
    return (await this.profileOf(memberId)).mail;
  }

  /** Returns the time of the person's first registration, in this account or a closed one. @throws Error for an id that is no member's */
  async registeredAt(memberId: string): Promise<Date> {
    const { rows } = await this.database.pool.query<{ registeredAt: Date }>({
      name: 'members-registered-at',
      text: REGISTERED,
      values: [memberId],
    });
    if (!rows[0]) throw new Error(`there is no member ${memberId}`);
    return rows[0].registeredAt;
  }

  /** Returns the language that the shop writes to a member in. @throws Error for an id that is no member's */
  async languageOf(memberId: string): Promise<Language> {
    return (await this.profileOf(memberId)).mailLanguage;
  }
}
