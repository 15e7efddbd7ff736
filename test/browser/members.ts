import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import type { Language } from '../../web/src/i18n/i18n';
import { asDescribed } from './described.js';

/** Registration data of a member. */
export type Registration = ReturnType<typeof buildNewcomer>;

/** Builds a new person, from Japan or, in English, from overseas. */
export const buildNewcomer = (language: Language) => ({
  lastName: language === 'ja' ? '山田' : 'Miller',
  middleName: language === 'ja' ? '' : 'Quinn',
  firstName: language === 'ja' ? '花子' : 'Ada',
  tel: language === 'ja' ? '09012345678' : '447700900123',
  mail: `member-${randomUUID()}@example.com`,
  zipcode: language === 'ja' ? '1000001' : 'SW1A 1AA',
  pref_id: language === 'ja' ? '13' : '99',
  province: language === 'ja' ? '日本' : 'United Kingdom',
  shiku: language === 'ja' ? '千代田区千代田' : 'London',
  address: language === 'ja' ? '1-1' : '10 Long Street',
  building: '',
  pass: 'secret1234',
  confirmPass: 'secret1234',
  referralCode: '',
});

/** A client of the members' API, which acts like another window of the same session. */
export class MembersApi {
  constructor(
    private readonly request: APIRequestContext,
    private readonly language: Language,
  ) {}

  /** @param path below `/api/` */
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into it as it expects it to be
  async get(path: string): Promise<any> {
    return asDescribed(
      await this.request.get(`/api/${path}`, { headers: { 'accept-language': this.language } }),
    ).json();
  }

  /** Sends a write with a new CSRF token. @param path below `/api/` */
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into it as it expects it to be
  async post(path: string, payload: object = {}): Promise<any> {
    const { csrf } = await this.get('user/point');
    const form = { [csrf.name]: csrf.value, json: JSON.stringify(payload) };
    const headers = { 'accept-language': this.language };
    return asDescribed(await this.request.post(`/api/${path}`, { form, headers })).json();
  }

  /** Registers a member and logs this session in. */
  async register(person: Registration): Promise<void> {
    const { state, errors } = await this.post('user/append', person);
    if (state !== 200) throw new Error(`the registration was refused: ${JSON.stringify(errors)}`);
  }

  /** Registers a member with mail and password only, and logs this session in. */
  async signUp({ mail, pass }: Pick<Registration, 'mail' | 'pass'>): Promise<void> {
    const { state, errors } = await this.post('user/sign_up', { mail, pass, confirmPass: pass, referralCode: '' });
    if (state !== 200) throw new Error(`the registration was refused: ${JSON.stringify(errors)}`);
  }

  async logIn({ mail, pass }: Pick<Registration, 'mail' | 'pass'>): Promise<void> {
    const { state, errors } = await this.post('user/login', { mail, pass, save_cookie: '' });
    if (state !== 200) throw new Error(`the log-in was refused: ${JSON.stringify(errors)}`);
  }

  /** Draws by API, without the page. */
  async draw(packId: string, count: number): Promise<void> {
    const { result, errors } = await this.post('user/pack/buy', { pack_id: packId, count: String(count) });
    if (result !== '1') throw new Error(`the draw was refused: ${JSON.stringify(errors)}`);
  }
}
