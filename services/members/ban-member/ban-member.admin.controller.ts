import { Controller, Post } from '@nestjs/common';
import { isId } from '../../kernel/ids.js';
import {
  type Answered,
  Commanded,
  ForOperators,
  moreOf,
  type OperatorCommand,
  OperatorCommands,
  type Worth,
} from '../../operators/index.js';
import { Timekeeper } from '../../platform/deadlines/timekeeper.js';
import { forfeitBalance, loadWallets, type Wallet, walletStreamOf } from '../../points/index.js';
import { MemberTarget } from '../commands/member.target.js';
import { isMember } from '../rows/standing.rows.js';
import type { MemberResource } from '../wire/member.contract.js';
import { AccountForfeiture } from './account-forfeiture.js';
import { BanMemberRequest } from './ban-member.contract.js';
import { decideBanMember } from './ban-member.decide.js';

/** What is lost with a balance. */
const worthOf = (wallet: Wallet | undefined): Worth => moreOf(Number(wallet?.points ?? 0), Number(wallet?.coins ?? 0));

/** `POST /admin-api/members/{id}/ban`: bars a member from the shop; of a double account, all that it has is forfeited. */
@Controller('admin-api/members')
export class BanMemberController {
  constructor(
    private readonly commands: OperatorCommands,
    private readonly members: MemberTarget,
    private readonly forfeiture: AccountForfeiture,
    private readonly timekeeper: Timekeeper,
  ) {}

  @Post(':id/ban')
  @ForOperators('serve-members')
  async ban(
    @Commanded(BanMemberRequest) command: OperatorCommand<BanMemberRequest>,
  ): Promise<Answered<MemberResource>> {
    const { id, request } = command;
    const duplicateOf = (isId(id) && request.duplicate_of) || null;
    // What was due before has happened before: cards are points or parcels by then.
    if (duplicateOf !== null) await this.timekeeper.settle(id);
    // Whoever draws or decides asks for the standing under the lock of the wallet.
    const locks = isId(id) ? [walletStreamOf(id), ...(duplicateOf === null ? [] : this.forfeiture.locksOf(id))] : [];
    return this.commands.run(
      command,
      this.members,
      async (member, { tx, context, second }) => {
        const other = duplicateOf && { memberId: duplicateOf, exists: await isMember(tx, duplicateOf) };
        const decision = decideBanMember(member, id, other || null);
        if (decision.refusal || duplicateOf === null) return decision;
        const opinion = await second(worthOf((await loadWallets(tx, new Map([[id, 0]]))).get(id)));
        if (opinion.refusal) return opinion;
        await forfeitBalance(tx, context, id);
        await this.forfeiture.forfeit(tx, context, id);
        return decision;
      },
      { locks },
    );
  }
}
