import { queryOptions } from '@tanstack/react-query';
import type { Answer, Flag, Id, ListAnswer } from '../../api/answer';
import { api } from '../../api/api';
import type { Registration } from './registration.rules';

export interface LogIn {
  readonly mail: string;
  readonly pass: string;
  /** '1' keeps the member logged in when the browser is closed */
  readonly save_cookie: '' | '1';
}

export interface MemberDetail {
  readonly lastName: string;
  readonly middleName: string;
  readonly firstName: string;
  readonly tel: string;
  readonly mail: string;
  /** '1': mail to the address is known to arrive */
  readonly mail_confirmed: Flag;
  readonly zipcode: string;
  readonly pref_name: string;
  /** the country */
  readonly province: string;
  /** the city */
  readonly shiku: string;
  readonly address: string;
  readonly building: string;
  readonly availablePoint: number;
  readonly referral_code: string;
  readonly rank_name: string;
  readonly rank_max_price: number;
  readonly rank_current_price: number;
}

export interface FoundAddress {
  readonly prefcode: Id;
  readonly address2: string;
  readonly address3: string;
}

export const logIn = (payload: LogIn): Promise<Answer> => api.write('/user/login', payload);
export const logOut = (): Promise<Answer> => api.get('/user/logout');
export const confirmRegistration = (payload: Registration): Promise<Answer> => api.write('/user/confirm', payload);
export const register = (payload: Registration): Promise<Answer> => api.write('/user/append', payload);

export const sendMailConfirmation = (): Promise<Answer> => api.write('/user/send_mail_confirmation');

/** Asked once for each link, however often its page is rendered; the shop takes the same link again for no mistake. */
export const mailConfirmation = (token: string) =>
  queryOptions({
    queryKey: ['members', 'confirm-mail', token],
    queryFn: () => api.write('/user/confirm_mail', { token }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const findAddress = async (zipcode: string): Promise<FoundAddress | undefined> =>
  (await api.write<Answer & { result?: readonly FoundAddress[] }>('/address/zipcode', { zipcode })).result?.[0];

export const prefectures = queryOptions({
  queryKey: ['members', 'prefectures'],
  queryFn: async () => (await api.get<ListAnswer<{ id: Id; name: string }>>('/user/pref_list')).list,
});

export const memberDetail = queryOptions({
  queryKey: ['members', 'detail'],
  queryFn: async () => (await api.get<Answer & { detail: MemberDetail }>('/user/detail')).detail,
});
