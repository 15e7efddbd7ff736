import { Controller, Get } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Language } from '../../kernel/languages.js';
import { ForMembers } from '../../platform/http/access.js';
import { flagOf } from '../../platform/http/codes.js';
import { CurrentContext, memberOf, type RequestContext } from '../../platform/http/request-context.js';
import { PREFECTURES } from '../wire/prefectures.shared.js';
import type { MemberDetail, MemberDetailAnswer } from './member-detail.contract.js';
import { GetMemberDetail, type MemberDetail as KeptMember } from './member-detail.query.js';

/** What a member without any rank has of one. */
const NO_RANK = {
  rank_name: '',
  rank_coin: 0,
  rank_max_price: 0,
  rank_current_price: 0,
  is_rank_maintained: 0,
  next_month_name: '',
  next_month: '',
} as const;

const detailOf = ({ profile, points }: KeptMember, language: Language): MemberDetail => ({
  lastName: profile.lastName,
  middleName: profile.middleName,
  firstName: profile.firstName,
  tel: profile.tel,
  mail: profile.mail,
  mail_confirmed: flagOf(profile.mailConfirmed),
  zipcode: profile.zipcode,
  pref_id: profile.prefId,
  pref_name: PREFECTURES.find(({ id }) => id === profile.prefId)?.[language] ?? '',
  province: profile.province,
  shiku: profile.shiku,
  address: profile.address,
  building: profile.building,
  availablePoint: points,
  end_sms: 0,
  referral_code: profile.referralCode,
  ...NO_RANK,
});

@Controller('user')
export class MemberDetailController {
  constructor(private readonly queries: QueryBus) {}

  @Get('detail')
  @ForMembers()
  async show(@CurrentContext() context: RequestContext): Promise<MemberDetailAnswer> {
    const member = await this.queries.execute(new GetMemberDetail(memberOf(context)));
    return { state: 200, detail: detailOf(member, context.language) };
  }
}
