import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Console, consolesOf } from '../../../test/support/console.js';
import { openShop, type TestShop } from '../../../test/support/shop.js';
import { until } from '../../../test/support/until.js';
import { EventStore } from '../../platform/store/event-store.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { operatorsPart, type Role } from '../index.js';
import { spendApproval } from '../rows/approvals.rows.js';
import type { Operator } from '../streams/operator.js';
import type { OperatorCommand } from './operator-command.js';
import { SecondOperator } from './second-operator.js';

const reason = '確認済み';
const MUCH = { value: 1_000_000, unit: 'points' } as const;

let shop: TestShop;
let consoles: Record<Role | 'nobody', Console>;
let operators: Record<'support' | 'owner', Operator>;
let commands = 0;
let command: OperatorCommand;

const operatorOf = async (role: Role): Promise<Operator> => {
  const [{ id, name }] = (await consoles.owner.get(`operators?filter={"role":"${role}"}`)).body;
  return { operatorId: id, name, role };
};

beforeAll(async () => {
  shop = await openShop([operatorsPart]);
  consoles = await consolesOf(shop);
  operators = { support: await operatorOf('support'), owner: await operatorOf('owner') };
});
beforeEach(() => {
  commands += 1;
  command = {
    operator: operators.support,
    resource: 'members',
    name: 'grant-points',
    id: `member-${commands}`,
    request: { reason: 'お詫び', reason_code: 'goodwill', version: 1, points: 5 },
    reason: 'お詫び',
    reasonCode: 'goodwill',
    version: 1,
    key: null,
    language: 'ja',
  };
});
afterAll(() => shop?.close());

const inTransaction = <Result>(work: (tx: StoreTransaction) => Promise<Result>) =>
  shop.app.get(EventStore).transact([], work);
const opinionIn = (tx: StoreTransaction, change: Partial<OperatorCommand> = {}) =>
  shop.app.get(SecondOperator).of(tx, { ...command, ...change }, MUCH);
const opinion = (change?: Partial<OperatorCommand>) => inTransaction((tx) => opinionIn(tx, change));
/** @returns the number of what is asked of a second operator */
const asked = async (change?: Partial<OperatorCommand>): Promise<string> => {
  const { refusal } = await opinion(change);
  return refusal!.approvalId;
};
const decide = (approval: string, word: 'approve' | 'decline') =>
  consoles.finance.post(`approvals/${approval}/${word}`, { reason });

describe('an approval', () => {
  it('is for the very same command, whichever version its operator looks at, until it is used', async () => {
    const approval = await asked();
    expect(await asked()).toBe(approval);
    expect((await decide(approval, 'approve')).status).toBe(200);
    const later = await opinion({ version: 2, request: { ...command.request, version: 2 } });
    expect(later).toEqual({ agreed: { approvalId: approval, by: expect.any(String) } });
    await inTransaction(async (tx) => spendApproval(tx, approval));
    expect(await asked()).not.toBe(approval);
  });

  it.each<[string, () => Partial<OperatorCommand>]>([
    ['another operator', () => ({ operator: operators.owner })],
    ['a thing of another kind', () => ({ resource: 'packs' })],
    ['another member', () => ({ id: 'another' })],
    ['another command', () => ({ name: 'grant-coins' })],
    ['another reason', () => ({ reason: 'a gift' })],
    ['a reason that counts as another', () => ({ reasonCode: 'correction' })],
    ['more', () => ({ request: { ...command.request, points: 6 } })],
    ['something that was not asked for', () => ({ request: { ...command.request, makes_good: 'e' } })],
  ])('is not for %s', async (_, change) => {
    const approval = await asked();
    await decide(approval, 'approve');
    expect(await asked(change())).not.toBe(approval);
    expect(await opinion()).toMatchObject({ agreed: { approvalId: approval } });
  });

  it('is not one any more when who gave it may agree to nothing any more', async () => {
    const approval = await asked();
    await decide(approval, 'approve');
    const { operatorId } = await operatorOf('finance');
    const change = async (role: Role) => {
      const { status } = await consoles.owner.post(`operators/${operatorId}/change-role`, { reason, role });
      expect(status).toBe(200);
    };
    await change('auditor');
    expect(await asked()).not.toBe(approval);
    await change('finance');
  });

  it('is used or taken back by two at the same moment, not both', async () => {
    const approval = await asked();
    await decide(approval, 'approve');
    const isWaiting = async () =>
      (await shop.pool.query("select from pg_locks where locktype in ('transactionid', 'tuple') and not granted"))
        .rowCount !== 0;
    let declining: ReturnType<typeof decide> | undefined;
    await inTransaction(async (tx) => {
      await opinionIn(tx);
      declining = decide(approval, 'decline');
      await Promise.race([declining, until('who takes it back waits', isWaiting)]);
      spendApproval(tx, approval);
    });
    expect((await declining!).body.errors).toEqual({ id: [expect.any(String)] });
    expect((await consoles.finance.get(`approvals/${approval}`)).body.state).toBe('used');
  });
});
