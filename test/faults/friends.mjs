import { randomUUID } from 'node:crypto';
import { sendUntilAcknowledged, writeOf } from './member-client.mjs';

/** Number of referrers. So few share all friends that some friends come after ten places are taken. */
const REFERRERS = 2;
const DONE = 200;

const CODE = 'select body from sms.messages where recipient = $1 order by created_at desc, id desc limit 1';

/**
 * Members who refer friends. The friends register with a referral code and verify their phone, before or after the referrer has
 * verified theirs and paid. Some live at their referrer's address and are held.
 */
export class Friends {
  #phones = 0;
  figures = { 'friends registered': 0, 'phones verified': 0, 'codes without a free place': 0 };

  /** @param write sends a member's write and records the acknowledged response */
  constructor(url, stage, chance, write) {
    Object.assign(this, { url, stage, chance, write });
  }

  referrerAmong(members) {
    return this.chance.pick(members.slice(0, REFERRERS));
  }

  /** Registers a friend of a member, who may also verify their own phone. */
  async come(referrer) {
    if (!referrer.hasPhone && this.chance.happens(0.3)) {
      referrer.hasPhone = true;
      referrer.hasPhone = await this.#verify(referrer);
    }
    const friend = await this.#register(referrer.code);
    // Some never verify their phone.
    if (friend && this.chance.happens(0.8)) await this.#verify(friend);
  }

  /** @returns the friend, logged in; undefined where the code's places are taken */
  async #register(code) {
    const mail = `${randomUUID()}@example.com`;
    const visitor = { token: this.stage.newToken() };
    const form = {
      ...{ lastName: '山田', middleName: '', firstName: '花子', tel: '09012345678', mail, zipcode: '1000001' },
      ...{
        province: '日本',
        pref_id: '13',
        shiku: '千代田区',
        building: '',
        pass: 'secret1234',
        confirmPass: 'secret1234',
      },
      address: this.chance.happens(0.1) ? '千代田1-1' : mail.slice(0, 36),
      referralCode: code,
    };
    // A code without free places is refused, and each attempt is checked anew.
    const registration = writeOf(visitor.token, this.stage.valueFor(visitor), 'user/append', form);
    const { state, session: token } = await sendUntilAcknowledged(this.url, registration);
    if (state !== DONE) {
      this.figures['codes without a free place'] += 1;
      return undefined;
    }
    this.figures['friends registered'] += 1;
    return { token };
  }

  /** @returns true when the member's phone is verified now */
  async #verify(member) {
    this.#phones += 1;
    const number = `1${String(this.#phones).padStart(7, '0')}`;
    // A refusal to send a code is not final, so its response is not recorded.
    const codeRequest = writeOf(member.token, this.stage.valueFor(member), 'user/send_sms', { tel: `090${number}` });
    if ((await sendUntilAcknowledged(this.url, codeRequest)).state !== DONE) return false;
    const [{ body }] = await this.stage.ask(CODE, [`+8190${number}`]);
    const { state } = await this.write(member, 'user/check_sms', { sms_code: /\d{6}/.exec(body)[0] });
    if (state === DONE) this.figures['phones verified'] += 1;
    return state === DONE;
  }
}
