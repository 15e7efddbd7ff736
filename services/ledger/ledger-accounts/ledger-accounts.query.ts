import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { isId } from '../../kernel/ids.js';
import { Database } from '../../platform/database/database.js';
import { addUp, BEGINNING, justAfter, turnoversBetween } from '../rows/books.rows.js';
import { accountOf } from '../streams/ledger-lines.js';
import type { Turnover, Unit } from '../wire/turnover.contract.js';
import type { LedgerAccount } from './ledger-accounts.contract.js';

/** The accounts, of the house and of the members together, or those of one member. */
export class GetLedgerAccounts extends Query<readonly LedgerAccount[]> {
  constructor(
    readonly now: Date,
    readonly memberId?: string,
  ) {
    super();
  }
}

const OF_ACCOUNTS = `select unit, account, coalesce(sum(amount) filter (where amount > 0), 0)::bigint as gained,
    coalesce(-sum(amount) filter (where amount < 0), 0)::bigint as lost, count(*) as lines
  from ledger.ledger_entries where account = any($1) group by unit, account`;

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
    const found = memberId === undefined ? await this.ofAll(now) : await this.ofMember(memberId);
    return found.sort((a, b) => (a.id < b.id ? 1 : -1));
  }

  private async ofAll(now: Date): Promise<LedgerAccount[]> {
    const turnovers = await turnoversBetween(this.database.pool, BEGINNING, justAfter(now));
    const sums = addUp(turnovers, ({ unit, account_class }) => `${unit}:${account_class}`);
    return [...sums].map(([id, turnover]) => {
      const at = id.indexOf(':');
      return accountWith(id.slice(0, at) as Unit, id.slice(at + 1), null, turnover);
    });
  }

  private async ofMember(memberId: string): Promise<LedgerAccount[]> {
    if (!isId(memberId)) return [];
    const accounts = (['paid', 'free', 'coin', 'owed'] as const).map((kind) => accountOf(memberId, kind));
    const { rows } = await this.database.pool.query<Turnover & { unit: Unit; account: string }>(OF_ACCOUNTS, [
      accounts,
    ]);
    return rows.map(({ unit, account, ...turnover }) => accountWith(unit, account, memberId, turnover));
  }
}
