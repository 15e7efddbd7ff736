import { Controller, Get } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Language } from '../../kernel/languages.js';
import { ForMembers } from '../../platform/http/access/access.js';
import { flagOf } from '../../platform/http/requests/codes.js';
import { CurrentContext, memberOf, type RequestContext } from '../../platform/http/requests/request-context.js';
import type { RankStanding } from '../streams/member-ranks.js';
import { PREFECTURES } from '../wire/prefectures.shared.js';
import type { MemberDetail, MemberDetailResponse } from './member-detail.contract.js';
import { GetMemberDetail, type MemberWithDetails as KeptMember } from './member-detail.query.js';

/** Converts the member's rank to the wire. */
const rankOf = (standing: RankStanding | null, language: Language) => ({
  rank_name: standing?.rank?.name[language] ?? '',
  rank_icon: standing?.rank?.iconUrl ?? '',
  rank_coin: standing?.keepCoins ?? 0,
  rank_max_price: standing?.nextYen ?? 0,
  rank_current_price: standing?.paidYen ?? 0,
  is_rank_maintained: standing?.isMaintained ? (1 as const) : (0 as const),
  next_month_name: standing?.nextRank?.name[language] ?? '',
  next_month: standing?.nextMonth ?? '',
});

const detailOf = ({ profile, points, standing }: KeptMember, language: Language): MemberDetail => ({
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
  end_sms: profile.phoneVerified ? 1 : 0,
  referral_code: profile.referralCode,
  ...rankOf(standing, language),
});

@Controller('user')
export class MemberDetailController {
  constructor(private readonly queries: QueryBus) {}

  @Get('detail')
  @ForMembers()
  async show(@CurrentContext() context: RequestContext): Promise<MemberDetailResponse> {
    const member = await this.queries.execute(new GetMemberDetail(memberOf(context)));
    return { state: 200, detail: detailOf(member, context.language) };
  }
}
