import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accept, type Refusal, refuse } from '../../kernel/decision.js';
import { grantCoins, grantPoints, walletStreamOf } from '../../points/index.js';
import { MemberDesk, type OrderRefused } from '../member-desk.js';
import type { Order } from '../order.js';

export type GrantToMemberRefused = Refusal<'MemberBanned' | 'NoSuchMember' | 'AmountOutOfRange'>;

/** An operator gives a member points or coins. */
export class GrantToMember extends Command<GrantToMemberRefused | OrderRefused | null> {
  constructor(
    readonly order: Order,
    readonly what: 'points' | 'coins',
    readonly amount: number,
  ) {
    super();
  }
}

@CommandHandler(GrantToMember)
export class GrantToMemberHandler implements ICommandHandler<GrantToMember> {
  constructor(private readonly desk: MemberDesk) {}

  execute({ order, what, amount }: GrantToMember): Promise<GrantToMemberRefused | OrderRefused | null> {
    const { memberId } = order;
    const grant = what === 'points' ? grantPoints : grantCoins;
    return this.desk.carryOut<GrantToMemberRefused>(
      order,
      [walletStreamOf(memberId)],
      async (tx, member, context, tell) => {
        if (member.banned) return refuse({ code: 'MemberBanned' });
        const granted = await grant(tx, { memberId, amount, memo: '', ...context });
        if (granted === null) return refuse({ code: 'NoSuchMember' });
        if ('refusal' in granted) return granted;
        const changes = { [what]: [granted.balance - amount, granted.balance] } as const;
        tell({ amount: { value: amount, unit: what }, changes });
        return accept();
      },
    );
  }
}
