import { queryOptions } from '@tanstack/react-query';
import type { AnnouncedTextsResponse } from '../../../../services/legal/announced-texts/announced-texts.contract.js';
import type { ChangeMemberRequest } from '../../../../services/members/change-member/change-member.contract.js';
import type { ChooseLanguageRequest } from '../../../../services/members/choose-language/choose-language.contract.js';
import type {
  FindAddressRequest,
  FoundAddressesResponse,
  ZipcodeAddress,
} from '../../../../services/members/find-address/find-address.contract.js';
import type { GiveAddressRequest } from '../../../../services/members/give-address/give-address.contract.js';
import type { LogInRequest } from '../../../../services/members/log-in/log-in.contract.js';
import type { MemberDetail } from '../../../../services/members/member-detail/member-detail.contract.js';
import type { SignUpRequest } from '../../../../services/members/register-member/sign-up.contract.js';
import type { SendPhoneCodeRequest } from '../../../../services/members/send-phone-code/send-phone-code.contract.js';
import type { VerifyPhoneRequest } from '../../../../services/members/verify-phone/verify-phone.contract.js';
import type { PrefecturesResponse } from '../../../../services/members/wire/prefectures.contract.js';
import type { BuyRankRequest } from '../../../../services/ranks/buy-rank/buy-rank.contract.js';
import { api } from '../../api/api';
import type { ResponseBody } from '../../api/response';
import type { Registration } from './registration.rules';

export type { MemberDetail, ZipcodeAddress };

export const logIn = (payload: LogInRequest): Promise<ResponseBody> => api.write('/user/login', payload);
export const logOut = (): Promise<ResponseBody> => api.get('/user/logout');
export const confirmRegistration = (payload: Registration): Promise<ResponseBody> =>
  api.write('/user/confirm', payload);
/**
 * Registers a member.
 * @param payload `next` is the page that the link in the mail opens
 */
export const register = (payload: Registration & { next: string | undefined }): Promise<ResponseBody> =>
  api.write('/user/append', payload);

export const signUp = (payload: SignUpRequest): Promise<ResponseBody> => api.write('/user/sign_up', payload);
export const giveAddress = (payload: GiveAddressRequest): Promise<ResponseBody> => api.write('/user/address', payload);

/** Sets the language of the shop's mails to the member. */
export const chooseLanguage = (payload: ChooseLanguageRequest): Promise<ResponseBody> =>
  api.write('/user/language', payload);

export const sendMailConfirmation = (): Promise<ResponseBody> => api.write('/user/send_mail_confirmation');

export const changeMember = (payload: ChangeMemberRequest): Promise<ResponseBody> => api.write('/user/change', payload);
export const sendPhoneCode = (payload: SendPhoneCodeRequest): Promise<ResponseBody> =>
  api.write('/user/send_sms', payload);
export const verifyPhone = (payload: VerifyPhoneRequest): Promise<ResponseBody> =>
  api.write('/user/check_sms', payload);

/** Query of announced versions of the texts that a registration accepts. */
export const announcedTexts = queryOptions({
  queryKey: ['members', 'announced-texts'],
  queryFn: async () => (await api.get<AnnouncedTextsResponse>('/legal_texts')).list,
});

/** Returns the query that confirms a mail address, once per link. The shop accepts a repeated link. */
export const buildMailConfirmationQuery = (token: string) =>
  queryOptions({
    queryKey: ['members', 'confirm-mail', token],
    queryFn: () => api.write('/user/confirm_mail', { token }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const findAddresses = async (zipcode: string): Promise<readonly ZipcodeAddress[]> =>
  (await api.write<FoundAddressesResponse>('/address/zipcode', { zipcode } satisfies FindAddressRequest)).result;

/** Keeps the rank for the next month, paid in coins. */
export const buyRank = (request: BuyRankRequest): Promise<ResponseBody> => api.write('/user/buy_rank', request);

export const prefectures = queryOptions({
  queryKey: ['members', 'prefectures'],
  queryFn: async () => (await api.get<PrefecturesResponse>('/user/pref_list')).list,
});
