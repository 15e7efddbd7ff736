import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Console, consolesOf } from '../../../test/support/console.js';
import { openShop, type TestShop } from '../../../test/support/shop.js';
import { waitUntil } from '../../../test/support/until.js';
import type { Operator, Role } from '../../platform/console-api/access/operator.js';
import type { OperatorCommand } from '../../platform/console-api/commands/operator-command.js';
import { SecondOperator } from '../../platform/console-api/commands/second-operator.js';
import type { Asked } from '../../platform/console-api/commands/worth.js';
import { EventStore } from '../../platform/store/event-store.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { operatorsPart } from '../index.js';
import { spendApproval } from '../rows/approvals.rows.js';

const reason = '確認済み';
const MUCH = { worth: { value: 1_000_000, unit: 'points' }, binds: { mail: 'a@example.com' } } as const;

let shop: TestShop;
let consoles: Record<Role | 'nobody', Console>;
let operators: Record<'support' | 'owner', Operator>;
let commands = 0;
let command: OperatorCommand;
/** The worth of the command and the state of its object. */
let asking: Asked;
let state: object;

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
  asking = MUCH;
  state = { price: 100 };
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
    isConfirmed: false,
  };
});
afterAll(() => shop?.close());

const inTransaction = <Result>(work: (tx: StoreTransaction) => Promise<Result>) =>
  shop.app.get(EventStore).transact([], work);
const opinionIn = (tx: StoreTransaction, change: Partial<OperatorCommand> = {}) =>
  shop.app.get(SecondOperator).of(tx, { ...command, ...change }, asking, state);
const opinion = (change?: Partial<OperatorCommand>) => inTransaction((tx) => opinionIn(tx, change));
/** Requests the approval. @returns its number */
const requestApproval = async (change?: Partial<OperatorCommand>): Promise<string> => {
  const { refusal } = await opinion(change);
  return refusal!.approvalId;
};
const decide = (approval: string, word: 'approve' | 'decline') =>
  consoles.finance.post(`approvals/${approval}/${word}`, { reason });

describe('an approval', () => {
  it('covers the identical command, on any version, until it is used', async () => {
    const approval = await requestApproval();
    expect(await requestApproval()).toBe(approval);
    expect((await decide(approval, 'approve')).status).toBe(200);
    const later = await opinion({ version: 2, request: { ...command.request, version: 2 } });
    expect(later).toEqual({ agreed: { approvalId: approval, by: expect.any(String) } });
    await inTransaction(async (tx) => spendApproval(tx, approval));
    expect(await requestApproval()).not.toBe(approval);
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
  ])('does not cover %s', async (_, change) => {
    const approval = await requestApproval();
    await decide(approval, 'approve');
    expect(await requestApproval(change())).not.toBe(approval);
    expect(await opinion()).toMatchObject({ agreed: { approvalId: approval } });
  });

  it('becomes void when its approver may approve no longer', async () => {
    const approval = await requestApproval();
    await decide(approval, 'approve');
    const { operatorId } = await operatorOf('finance');
    const { status } = await consoles.owner.post(`operators/${operatorId}/change-role`, { reason, role: 'auditor' });
    expect(status).toBe(200);
    expect(await requestApproval()).not.toBe(approval);
    await shop.pool.query(`update operators.operators set role = 'finance' where id = $1`, [operatorId]);
  });

  it('ends as used or as revoked when both happen at once', async () => {
    const approval = await requestApproval();
    await decide(approval, 'approve');
    const isWaiting = async () =>
      (await shop.pool.query("select from pg_locks where locktype in ('transactionid', 'tuple') and not granted"))
        .rowCount !== 0;
    let declining: ReturnType<typeof decide> | undefined;
    await inTransaction(async (tx) => {
      await opinionIn(tx);
      declining = decide(approval, 'decline');
      await Promise.race([declining, waitUntil('who takes it back waits', isWaiting)]);
      spendApproval(tx, approval);
    });
    expect((await declining!).body.errors).toEqual({ id: [expect.any(String)] });
    expect((await consoles.finance.get(`approvals/${approval}`)).body.state).toBe('used');
  });

  const approved = async (): Promise<string> => {
    const approval = await requestApproval();
    expect((await decide(approval, 'approve')).status).toBe(200);
    return approval;
  };

  it('stays valid while its command is worth less', async () => {
    const approvalId = await approved();
    asking = { ...MUCH, worth: { value: 999_999, unit: 'points' } };
    expect(await opinion()).toMatchObject({ agreed: { approvalId } });
  });

  it.each<[string, () => void, string[]]>([
    ['is worth more', () => (asking = { ...MUCH, worth: { value: 1_000_001, unit: 'points' } }), ['worth']],
    ['is worth another unit', () => (asking = { ...MUCH, worth: { value: 60_000, unit: 'coins' } }), ['unit', 'worth']],
    ['has an object that has changed', () => (state = { price: 101 }), ['price']],
    [
      'rests on a state that has changed',
      () => (asking = { ...MUCH, binds: { mail: 'b@example.com' } }),
      ['binds.mail'],
    ],
  ])('becomes void once its command %s, and a new request names the changes', async (_, change, fields) => {
    const before = await approved();
    change();
    const { refusal } = await opinion();
    expect(refusal).toMatchObject({ stale: { approvalId: before } });
    expect((await consoles.finance.get(`approvals/${before}`)).body).toMatchObject({
      state: 'replaced',
      replaced_by: refusal!.approvalId,
    });
    expect((await decide(before, 'decline')).body.errors.id).toHaveLength(1);
    const { body } = await consoles.finance.get(`approvals/${refusal!.approvalId}`);
    expect(body).toMatchObject({ state: 'waiting', replaces: before, worth: asking.worth.value });
    expect(body.changed.map(({ field }: { field: string }) => field)).toEqual(fields);
    await decide(refusal!.approvalId, 'approve');
    expect(await opinion()).toMatchObject({ agreed: { approvalId: refusal!.approvalId } });
  });

  it('replaces an open request whose object has changed', async () => {
    const before = await requestApproval();
    state = { price: 101 };
    expect(await requestApproval()).not.toBe(before);
    expect((await decide(before, 'approve')).body.errors.id).toHaveLength(1);
  });

  it('stores no values of the approved state', async () => {
    const { rows } = await shop.pool.query('select a::text as row from operators.approvals a where id = $1', [
      await requestApproval(),
    ]);
    expect(rows[0].row).not.toContain('a@example.com');
  });

  it('has expired if it is older than the digests', async () => {
    const approval = await approved();
    await shop.pool.query('update operators.approvals set state_digest = null where id = $1', [approval]);
    expect((await consoles.finance.get(`approvals/${approval}`)).body.state).toBe('expired');
    expect(await requestApproval()).not.toBe(approval);
  });

  it('covers another password, and no other key of a partner', async () => {
    const request = { ...command.request, password: 'one of twelve', secret: 's' };
    const approval = await requestApproval({ request });
    const { body } = await consoles.finance.get(`approvals/${approval}`);
    expect(body).toMatchObject({ by_hand: true, request: { password: '***', secret: '***' } });
    expect(await requestApproval({ request: { ...request, password: 'another of twelve' } })).toBe(approval);
    expect(await requestApproval({ request: { ...request, secret: 't' } })).not.toBe(approval);
  });
});
