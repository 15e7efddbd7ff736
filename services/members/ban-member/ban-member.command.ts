import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Timekeeper } from '../../platform/deadlines/timekeeper.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { forfeitBalance, walletStreamOf } from '../../points/index.js';
import { MemberDesk, type OrderRefused } from '../member-desk.js';
import type { Order } from '../order.js';
import { AccountForfeiture } from './account-forfeiture.js';
import { type BanRefused, decideBanMember, type OtherAccount } from './ban-member.decide.js';

/** Bars a member from the shop; `also` is written in the same transaction. */
export class BanMember extends Command<BanRefused | OrderRefused | null> {
  constructor(
    readonly order: Order,
    /** The same person's other account, if that is why; then all that this one has is forfeited. */
    readonly duplicateOf: string | null,
    readonly also: (tx: StoreTransaction) => void,
  ) {
    super();
  }
}

const EXISTS = 'select exists (select from members.profiles where member_id = $1) as exists';
const BAN = 'insert into members.standing (member_id, banned_at) values ($1, $2)';

const otherAccount = async (tx: StoreTransaction, memberId: string | null): Promise<OtherAccount | null> => {
  if (memberId === null) return null;
  const [row] = await tx.read<{ exists: boolean }>('members-other-account', EXISTS, [memberId]);
  return { memberId, exists: row!.exists };
};

@CommandHandler(BanMember)
export class BanMemberHandler implements ICommandHandler<BanMember> {
  constructor(
    private readonly desk: MemberDesk,
    private readonly forfeiture: AccountForfeiture,
    private readonly timekeeper: Timekeeper,
  ) {}

  async execute({ order, duplicateOf, also }: BanMember): Promise<BanRefused | OrderRefused | null> {
    const { memberId } = order;
    // What was due before has happened before: cards are points or parcels by then.
    if (duplicateOf !== null) await this.timekeeper.settle(memberId);
    // Whoever draws or decides asks for the standing under the lock of the wallet.
    const locks = [walletStreamOf(memberId), ...(duplicateOf === null ? [] : this.forfeiture.locksOf(memberId))];
    return this.desk.carryOut(order, locks, async (tx, member, context) => {
      const decision = decideBanMember(member, memberId, await otherAccount(tx, duplicateOf));
      if (decision.refusal) return decision;
      if (duplicateOf !== null) {
        await forfeitBalance(tx, context, memberId);
        await this.forfeiture.forfeit(tx, context, memberId);
      }
      tx.write('members-ban', BAN, [memberId, tx.now]);
      also(tx);
      return decision;
    });
  }
}
