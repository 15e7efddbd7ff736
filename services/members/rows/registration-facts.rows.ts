import { Inject, Injectable, Optional } from '@nestjs/common';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import type { Registration, RegistrationFacts } from '../streams/registration.js';

/** The limit on friends that a member may bring; provided by the referrals module. */
export abstract class ReferralPlaces {
  abstract areTaken(tx: StoreTransaction, referrerId: string): Promise<boolean>;
}

const KNOWN = `select exists (select from members.profiles where lower(mail) = lower($1)) as "mailTaken",
  (select member_id from members.profiles where referral_code = $2 and mail <> '') as "referrerId"`;

/** The data about other members that decides a registration. */
@Injectable()
export class KnownOfRegistration {
  constructor(
    // Members also run without the referrals module.
    @Optional() @Inject(ReferralPlaces) private readonly places: ReferralPlaces | undefined,
  ) {}

  /** @param askedBy the member who is logged in where the form was sent; null for a visitor */
  async facts(tx: StoreTransaction, registration: Registration, askedBy: string | null): Promise<RegistrationFacts> {
    const { mail, introductionCode } = registration;
    const values = [mail, introductionCode];
    const [row] = await tx.read<{ mailTaken: boolean; referrerId: string | null }>('members-facts', KNOWN, values);
    const { mailTaken, referrerId } = row!;
    return {
      mailTaken,
      referralCodeUnknown: introductionCode !== null && referrerId === null,
      referralCodeOwn: referrerId !== null && referrerId === askedBy,
      referralPlacesTaken: referrerId !== null && ((await this.places?.areTaken(tx, referrerId)) ?? false),
    };
  }
}
