import type { Person, WholeShop } from '../../../test/support/whole-shop.js';
import { newId } from '../../kernel/ids.js';
import { SettleReferrals } from '../settle-referrals/settle-referrals.command.js';

let phones = 0;

/** Registers a member at a unique address. @param referrer the member whose code they type */
export const registerIntroduced = async (shop: WholeShop, referrer?: Person): Promise<Person> => {
  const member = await shop.person();
  const text = `update members.profiles set address = $2,
      referral_code_given = (select referral_code from members.profiles where member_id = $3) where member_id = $1`;
  await shop.pool.query(text, [member.memberId, member.memberId, referrer?.memberId ?? null]);
  return member;
};

/** Verifies the phone as `check_sms` does, without running the policy. */
export const holdPhone = async (shop: WholeShop, { memberId }: Person): Promise<void> => {
  phones += 1;
  const text = 'insert into members.phone_holders (number, member_id, verified_at) values ($1, $2, $3)';
  await shop.pool.query(text, [`+8190${String(phones).padStart(8, '0')}`, memberId, shop.clock.now()]);
};

export interface PaymentOptions {
  readonly status?: string;
  readonly alarms?: readonly string[];
  readonly refundedYen?: number;
}

/** Records a payment. @returns its id */
export const pay = async (shop: WholeShop, { memberId }: Person, options: PaymentOptions = {}): Promise<string> => {
  const { status = 'paid', alarms = [], refundedYen = 0 } = options;
  const id = newId(shop.clock.now());
  const text = `insert into payments.payments (payment_id, member_id, course_id, method, provider, yen, points, bonus_points,
      bonus_coins, status, requested_at, due_at, late, alarms, version, refunded_yen)
    values ($1, $2, $1, 'card', 'veritrans', 3000, 3000, 0, 0, $3, $4, $4, false, $5, 1, $6)`;
  await shop.pool.query(text, [id, memberId, status, shop.clock.now(), alarms, refundedYen]);
  return id;
};

/** Registers a member who may refer. */
export const registerReferrer = async (shop: WholeShop): Promise<Person> => {
  const member = await registerIntroduced(shop);
  await holdPhone(shop, member);
  await pay(shop, member);
  return member;
};

/** Creates a held referral of two members at one address. @returns the friend's id */
export const createHeldReferral = async (shop: WholeShop): Promise<string> => {
  const referrer = await registerReferrer(shop);
  const friend = await registerIntroduced(shop, referrer);
  const text = "update members.profiles set address = '梅田1-1' where member_id = any($1::uuid[])";
  await shop.pool.query(text, [[referrer.memberId, friend.memberId]]);
  await holdPhone(shop, friend);
  await shop.commands.execute(new SettleReferrals(friend.memberId, newId(shop.clock.now())));
  return friend.memberId;
};
