import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { isId } from '../../kernel/ids.js';
import { Database } from '../../platform/database/database.js';
import { addMillisecond, addUp, BEGINNING, sumTurnoversBetween } from '../rows/books.rows.js';
import type { Turnover, Unit } from '../wire/turnover.contract.js';
import type { LedgerAccount } from './ledger-accounts.contract.js';

/** Lists the accounts of the house and of all members together, or those of one member. */
export class GetLedgerAccounts extends Query<readonly LedgerAccount[]> {
  constructor(
    readonly now: Date,
    readonly memberId?: string,
  ) {
    super();
  }
}

const OF_MEMBER = `select unit, account_class, coalesce(sum(amount) filter (where amount > 0), 0)::bigint as gained,
    coalesce(-sum(amount) filter (where amount < 0), 0)::bigint as lost, count(*) as lines
  from ledger.ledger_entries where member_id = $1 and account_class like 'member:%' group by unit, account_class`;

const accountWith = (unit: Unit, account: string, memberId: string | null, turnover: Turnover): LedgerAccount => ({
  id: `${unit}:${account}`,
  unit,
  account,
  member_id: memberId,
  ...turnover,
  balance: turnover.gained - turnover.lost,
});

@QueryHandler(GetLedgerAccounts)
export class GetLedgerAccountsHandler implements IQueryHandler<GetLedgerAccounts> {
  constructor(private readonly database: Database) {}

  async execute({ now, memberId }: GetLedgerAccounts): Promise<readonly LedgerAccount[]> {
    const accounts = memberId === undefined ? await this.ofAll(now) : await this.ofMember(memberId);
    return accounts.sort((a, b) => (a.id < b.id ? 1 : -1));
  }

  private async ofAll(now: Date): Promise<LedgerAccount[]> {
    const turnovers = await sumTurnoversBetween(this.database.pool, BEGINNING, addMillisecond(now));
    const sums = addUp(turnovers, ({ unit, account_class }) => `${unit}:${account_class}`);
    return [...sums].map(([id, turnover]) => {
      const at = id.indexOf(':');
      return accountWith(id.slice(0, at) as Unit, id.slice(at + 1), null, turnover);
    });
  }

  private async ofMember(memberId: string): Promise<LedgerAccount[]> {
    if (!isId(memberId)) return [];
    const { rows } = await this.database.pool.query<Turnover & { unit: Unit; account_class: string }>(OF_MEMBER, [
      memberId,
    ]);
    return rows.map(({ unit, account_class, ...turnover }) =>
      accountWith(unit, account_class.replace('member:', `member:${memberId}:`), memberId, turnover),
    );
  }
}
