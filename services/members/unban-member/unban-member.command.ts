import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { MemberDesk, type OrderRefused } from '../member-desk.js';
import type { Order } from '../order.js';
import { decideUnbanMember, type UnbanRefused } from './unban-member.decide.js';

/** Lets a banned member in again. */
export class UnbanMember extends Command<UnbanRefused | OrderRefused | null> {
  constructor(readonly order: Order) {
    super();
  }
}

const UNBAN = 'delete from members.standing where member_id = $1';

@CommandHandler(UnbanMember)
export class UnbanMemberHandler implements ICommandHandler<UnbanMember> {
  constructor(private readonly desk: MemberDesk) {}

  execute({ order }: UnbanMember): Promise<UnbanRefused | OrderRefused | null> {
    return this.desk.carryOut(order, [], async (tx, member) => {
      const decision = decideUnbanMember(member, order.memberId);
      if (decision.events) tx.write('members-unban', UNBAN, [order.memberId]);
      return decision;
    });
  }
}
