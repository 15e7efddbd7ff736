import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { Person } from '../../../test/support/whole-shop.js';
import { newId } from '../../kernel/ids.js';
import { coins, points } from '../../kernel/money.js';
import { DAY_MS } from '../../kernel/time.js';
import { type CoinsIssued, creditPurchase, openReversal, WalletChanges } from '../../points/index.js';
import { PublishCheckpoint } from '../../proof/index.js';
import { type OpenSigner, openSigner } from '../../signer/open.js';
import { BooksShop } from './books.fixture.js';

const TOKEN = 'of-the-test-and-of-nobody-else-0123456789';
const run = promisify(execFile);

let folder: string;
let signer: OpenSigner;
let books: BooksShop;

const program = () => join(folder, 'audit');
const headFile = (name: string) => join(folder, name);

const keepHead = async (name: string): Promise<void> => {
  await books.shop.commands.execute(new PublishCheckpoint());
  const [head] = await books.sql<{ note: string }>('select note from proof.checkpoints order by size desc limit 1');
  writeFileSync(headFile(name), head!.note);
};

/** Runs the auditor's program. @returns its exit code and its output */
const audit = async (...heads: string[]): Promise<{ code: number; said: string }> => {
  const args = [process.env.DATABASE_URL!, signer.verifierKey, ...heads.map(headFile)];
  return run(program(), args).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stdout, stderr }) => ({ code, said: `${stdout}${stderr}` }),
  );
};

beforeAll(async () => {
  Logger.overrideLogger(false);
  folder = mkdtempSync(join(tmpdir(), 'oripa-audit-'));
  await run('go', ['build', '-o', program(), '.'], { cwd: 'services/proof/audit' }).catch((error) => {
    if (error.code === 'ENOENT') throw new Error('the auditor’s program is built by Go: apt-get install golang-go');
    throw error;
  });
  signer = await openSigner({
    folder: join(folder, 'signer'),
    origin: 'shop.example/log',
    token: TOKEN,
    host: '127.0.0.1',
    port: 0,
  });
  books = await BooksShop.open({ SIGNER_URL: signer.url, SIGNER_TOKEN: TOKEN });
  await keepHead('earlier');
  // The seeds of the day become public, and undecided cards are decided.
  await books.quiet.pass(DAY_MS);
  await books.quiet.sweep();
  await books.quiet.feed();
  await keepHead('later');
  // The fixture grants points without the console, so their audit entries are added here.
  await books.tamper(`insert into operators.audit_trail
      (at, resource, resource_id, command, reason, outcome, amount, unit)
    select recorded_at, 'members', data ->> 'memberId', case type when 'CoinsIssued' then 'grant-coins' else 'grant-points' end,
      'test', 'done', (data -> 'lines' -> 1 ->> 'amount')::bigint, case type when 'CoinsIssued' then 'coins' else 'points' end
    from store.events where data -> 'document' ->> 'kind' = 'grant'`);
});
afterAll(async () => {
  await books?.close();
  await signer?.close();
  if (folder) rmSync(folder, { recursive: true, force: true });
});

it('stops before any check if the shop declares an unknown event', async () => {
  const copy = join(folder, 'copy');
  cpSync('services/proof/audit', copy, { recursive: true });
  const file = join(copy, 'events.json');
  const unknownEvent = { type: 'CardsGiven', version: 1, value: 'claim', cards: 'moved', lots: 'none' };
  writeFileSync(file, JSON.stringify([...JSON.parse(readFileSync(file, 'utf8')), unknownEvent]));
  const outcome = await run('go', ['run', '.', 'postgres://nowhere', 'key'], { cwd: copy }).catch(
    ({ stderr }) => stderr,
  );
  expect(outcome).toContain(
    'cannot check: the shop declares CardsGiven as a claim, which this program does not follow',
  );
});

const fillIn = (sql: string) =>
  sql
    .replaceAll('%a', `'${books.alice.memberId}'::uuid`)
    .replaceAll('%b', `'${books.bob.memberId}'::uuid`)
    .replaceAll('%d', `'${books.drawId}'::uuid`);

const LOT = '(select lot_id from points.lots where member_id = %a and live order by issued desc limit 1)';
const ENTRY = `(select id from ledger.ledger_entries where member_id = %a and account_class = 'member:free' order by id limit 1)`;
const FIRST_OF_ALICE = `stream_id = 'wallet-' || %a and stream_version = 1`;
const SEQ_OF = `(select l.seq from store.event_log l join store.events e using (epoch, xid, ordinal)
  where e.stream_id = 'wallet-' || %a and e.stream_version = 1)`;

/** Cases of tampering: the description, the SQL, and the expected line of the output. */
const TAMPERINGS: readonly (readonly [string, string, RegExp])[] = [
  ['points in a lot', `update points.lots set issued = 777777, remaining = 777777 where lot_id = ${LOT}`, /^wallet %a/],
  [
    'a lot that nobody issued',
    `insert into points.lots (lot_id, member_id, kind, issued, remaining, issued_at, expires_at, document)
      values (gen_random_uuid(), %a, 'paid', 9, 9, now(), now() + interval '1 month', 'grant:x')`,
    /^wallet %a: lot .* issued by no event/,
  ],
  ['a deleted lot', `delete from points.lots where lot_id = ${LOT}`, /^wallet %a: lot .* has no row/],
  [
    'a later expiry of a lot',
    `update points.lots set expires_at = expires_at + interval '1 day' where lot_id = ${LOT}`,
    /^wallet %a: lot/,
  ],
  [
    'an id that two events share',
    `update store.events set event_id = (select event_id from store.events where stream_id = 'wallet-' || %b and stream_version = 1)
      where ${FIRST_OF_ALICE}`,
    /^chain \S+: several events have this id/,
  ],
  [
    'a corrected id of an event that shares none',
    `insert into store.corrected_event_ids select stream_id, stream_version, gen_random_uuid() from store.events where ${FIRST_OF_ALICE}`,
    /^chain \S+ version 1: the id of this event is corrected, and no earlier event has it/,
  ],
  ['a balance', 'update points.wallets set free = free + 100 where member_id = %a', /^wallet %a: free points/],
  ['a deleted wallet', 'delete from points.wallets where member_id = %b', /^wallet %b: has no row/],
  ['a debt', 'insert into members.standing (member_id, owed_yen) values (%b, 300)', /^wallet %b: owed yen/],
  [
    'better cards left in a box',
    `update draws.boxes set remaining[1] = remaining[1] - 1, remaining[2] = remaining[2] + 1 where pack_id = 'pack'`,
    /^box pack: tickets left/,
  ],
  [
    'the head of a box’s log',
    `update draws.boxes set head = repeat('0', 64) where pack_id = 'pack'`,
    /^box pack: head/,
  ],
  [
    'a manifest with its hash',
    `update draws.boxes set manifest = manifest || ' ',
      box_hash = encode(sha256(convert_to(manifest || ' ', 'UTF8')), 'hex') where pack_id = 'pack'`,
    /^box pack: manifest/,
  ],
  [
    'the price of a box',
    `update draws.boxes set offer = replace(offer::text, '"pricePoint":100', '"pricePoint":1')::json where pack_id = 'pack'`,
    /^box pack: price/,
  ],
  ['a deleted box', `delete from draws.boxes where pack_id = 'sent'`, /^box sent: has no row/],
  ['another drawn card', 'update draws.draws set prizes[2] = 1 - prizes[2] where draw_id = %d', /^draw %d: prizes/],
  [
    'a converted card that is undecided again',
    `update draws.draws set outcomes = 'uuuuu', undecided = 5 where draw_id = %d`,
    /^draw %d: what became/,
  ],
  ['a draw assigned to another member', 'update draws.draws set member_id = %b where draw_id = %d', /^draw %d: member/],
  [
    'the lots that paid for a draw',
    `update draws.draws set paid_from = replace(paid_from::text, 'free', 'paid')::json where draw_id = %d`,
    /^draw %d: lots that paid/,
  ],
  ['the seed that a member chose', `update draws.draws set client_seed = 'x' where draw_id = %d`, /^draw %d: hash of/],
  [
    'the hash of a seed whose text was erased',
    `update draws.draws set client_seed = null, client_seed_hash = encode(sha256('x'), 'hex') where draw_id = %d`,
    /^draw %d: hash of/,
  ],
  ['a deleted draw', 'delete from draws.draws where draw_id = %d', /^draw %d: .* has no row/],
  [
    'another card in a parcel',
    `update shipments.parcels set items = jsonb_set(items, '{0,index}', '4')`,
    /^parcel .*: cards/,
  ],
  [
    'a better card’s name in a parcel',
    `update shipments.parcels set items = jsonb_set(items, '{0,name}', '"PSA 10"')`,
    /^parcel .*: cards that are called/,
  ],
  ['a parcel without draws', `update shipments.parcels set draw_ids = '{}'`, /^parcel .*: draws/],
  ['a parcel assigned to another member', 'update shipments.parcels set member_id = %b', /^parcel .*: member/],
  [
    'the amount of an entry',
    `update ledger.ledger_entries set amount = amount + 1 where id = ${ENTRY}`,
    /^entry .*should/,
  ],
  [
    'the booking time of an entry',
    `update ledger.ledger_entries set at = at - interval '1 month' where id = ${ENTRY}`,
    /^entry .*should/,
  ],
  [
    'the actor of an entry',
    `update ledger.ledger_entries set actor = 'operator:nobody' where id = ${ENTRY}`,
    /^entry .*should/,
  ],
  ['a deleted entry', `delete from ledger.ledger_entries where id = ${ENTRY}`, /^entry .*is not in the list/],
  [
    'an entry that nobody made',
    `insert into ledger.ledger_entries select (jsonb_populate_record(l, jsonb_build_object('id', gen_random_uuid() || '.0'))).*
      from ledger.ledger_entries l where id = ${ENTRY}`,
    /^entry .*no event has this line/,
  ],
  [
    'the amounts of an event',
    `update store.events set data = replace(data::text, '5000', '9000')::json where ${FIRST_OF_ALICE}`,
    /^chain \d+: the link/,
  ],
  [
    'the actor of an event',
    `update store.events set actor = 'operator:nobody' where ${FIRST_OF_ALICE}`,
    /^chain \d+: the link/,
  ],
  ['a deleted event', `delete from store.events where ${FIRST_OF_ALICE}`, /^chain \d+: its event is gone/],
  ['a changed link', `update store.event_log set hash = sha256('x') where seq = ${SEQ_OF}`, /^head .*earlier/],
  [
    'a ticket that the public seed did not draw',
    `update store.events set data = jsonb_set(data::jsonb, '{prizeIndexes,0}',
      to_jsonb(1 - (data -> 'prizeIndexes' ->> 0)::int))::json where type = 'TicketsDrawn' and data ->> 'drawId' = %d::text`,
    /^box pack draw %d: slot 0 .* by the public seed/,
  ],
  [
    'a seed that was not promised',
    `update store.events set data = jsonb_set(data::jsonb, '{seed}', to_jsonb(repeat('0', 64)))::json
      where type = 'SeedRevealed' and stream_id = 'box-pack'`,
    /^box pack: the seed of day \d+ does not lead to the anchor/,
  ],
  ['a deleted number', `delete from store.event_log where seq = ${SEQ_OF}`, /^chain \d+: follows/],
  [
    'a deleted end of the log',
    'delete from store.event_log where seq = (select seq from store.sequencer)',
    /^head .*later: the log had/,
  ],
  ['the last link', `update store.sequencer set hash = sha256('x')`, /^chain end/],
];

describe('the auditor’s program', () => {
  it('finds no fault in a shop without tampering, and recomputes tickets from public seeds', async () => {
    const { code, said } = await audit('earlier', 'later');
    expect(said).not.toContain('FAULT');
    expect(code).toBe(0);
    expect(said).toContain('2 signed heads');
    expect(said).toMatch(/boxes: 2, with 10 tickets drawn, 10 of them recomputed/);
    expect(said).toMatch(/\d+ events in .* events\/s\nall is right/);
  });

  it('finds no fault if the text of a client seed was erased and its hash kept', async () => {
    await books.restoreAfter(async () => {
      await books.tamper(
        fillIn(`update draws.draws set client_seed = null, client_seed_hash = encode(sha256(client_seed::bytea), 'hex')
          where draw_id = %d`),
      );
      expect((await audit('earlier', 'later')).said).toMatch(/all is right/);
    });
  });

  it.each(TAMPERINGS)('finds %s', async (_, tamper, where) => {
    await books.restoreAfter(async () => {
      await books.tamper(fillIn(tamper));
      const { code, said } = await audit('earlier', 'later');
      const line = where.source
        .replace('^', 'FAULT ')
        .replaceAll('%a', books.alice.memberId)
        .replaceAll('%b', books.bob.memberId)
        .replaceAll('%d', books.drawId);
      expect(said).toMatch(new RegExp(line));
      expect(code).toBe(1);
    });
  });

  it('finds a log with recomputed links by an earlier signed head', async () => {
    const [{ seq }] = (await books.sql(fillIn(`select ${SEQ_OF} as seq`))) as [{ seq: number }];
    await books.restoreAfter(async () => {
      await books.rewriteFrom(
        seq,
        fillIn(`update store.events set actor = 'operator:nobody' where ${FIRST_OF_ALICE};
          update ledger.ledger_entries set actor = 'operator:nobody' where member_id = %a and stream_version = 1`),
      );
      expect((await audit()).code).toBe(0);
      const { code, said } = await audit('earlier');
      expect(said).toMatch(/FAULT head .*earlier: the log's first \d+ events are not those that were signed/);
      expect(code).toBe(1);
    });
  });

  it('finds points granted by an event without an operator', async () => {
    await books.shop.grant(books.bob.memberId, 4_321);
    // The event is found even before it has a number.
    expect((await audit('later')).said).toContain(`FAULT source ${books.bob.memberId} 4321 points`);
    await books.quiet.feed();
    const { code, said } = await audit('earlier', 'later');
    expect(said).toContain(`FAULT source ${books.bob.memberId} 4321 points: was granted 1 times more`);
    expect(said).toContain('\n1 faults\n');
    expect(code).toBe(1);
  });

  it('finds reversals without an operator, repeated ones, those of another’s grant, and excessive compensation', async () => {
    const { shop, alice, bob, quiet } = books;
    const context = () => ({ actor: 'operator:test', commandId: newId(quiet.now) });
    const record = (
      memberId: string,
      type: 'CoinsIssued' | 'CoinsSpent',
      document: CoinsIssued['data']['document'],
      amount: number,
    ) =>
      shop.store.transact([`wallet-${memberId}`], async (tx) => {
        const changes = await WalletChanges.open(tx, new Map([[memberId, 0]]));
        const lines = [
          { account: 'promotion', lot: null, amount: coins(-amount) },
          { account: `member:${memberId}:coin`, lot: null, amount: coins(amount) },
        ];
        changes.record(context(), { type, data: { memberId, document, lines } });
        changes.save();
      });
    const newest = async ({ memberId }: Person) =>
      (
        await books.sql<{ id: string }>(
          'select event_id as id from store.events where stream_id = $1 order by stream_version desc limit 1',
          [`wallet-${memberId}`],
        )
      )[0]!.id;
    await record(bob.memberId, 'CoinsIssued', { kind: 'grant', id: 'g' }, 30);
    const grant = await newest(bob);
    await shop.store.transact([`wallet-${bob.memberId}`], async (tx) => {
      const reversal = await openReversal(tx, bob.memberId, grant, null);
      if (reversal === null || 'refusal' in reversal) throw new Error('the grant cannot be taken back');
      reversal.record(context());
    });
    const reversal = await newest(bob);
    await quiet.feed();
    const { said: honest } = await audit('later');
    expect(honest).toContain(`FAULT source ${bob.memberId} 30 coins: was taken back 1 times more than an operator did`);
    expect(honest).not.toContain(`FAULT source ${grant}`);

    await record(bob.memberId, 'CoinsIssued', { kind: 'grant', id: 'h', reverses: reversal }, 50);
    await record(bob.memberId, 'CoinsSpent', { kind: 'reversal', id: grant, reverses: grant }, -10);
    await record(alice.memberId, 'CoinsIssued', { kind: 'grant', id: 'i' }, 5);
    await record(alice.memberId, 'CoinsSpent', { kind: 'reversal', id: grant, reverses: grant }, -5);
    await quiet.feed();
    const { code, said } = await audit('later');
    expect(said).toMatch(new RegExp(`FAULT source ${grant}: is taken back again by event`));
    expect(said).toMatch(new RegExp(`FAULT source ${grant}: gave 30, of which event \\d+ takes back 10`));
    expect(said).toMatch(
      new RegExp(`FAULT source ${alice.memberId}: event \\d+ takes back ${grant}, which is no grant`),
    );
    expect(said).toContain(
      `FAULT source ${reversal}: was made good to member ${bob.memberId} coins by 50, more than the 30 that it took`,
    );
    expect(code).toBe(1);
  });

  it('finds points of a payment without money', async () => {
    const { shop, bob, quiet } = books;
    const paymentId = newId(quiet.now);
    const context = { actor: 'system:test', commandId: newId(quiet.now) };
    const purchase = { paymentId, provider: 'bank', points: points(700), bonusPoints: points(0), bonusCoins: coins(0) };
    await shop.store.transact([`wallet-${bob.memberId}`], (tx) =>
      creditPurchase(tx, context, { ...purchase, memberId: bob.memberId, creditedTo: 'wallet' }),
    );
    await quiet.feed();
    const { code, said } = await audit('later');
    expect(said).toContain(`FAULT source ${paymentId}: 700 points were issued for a payment of which no money came`);
    expect(code).toBe(1);
  });

  it('finds points without a source in their commit', async () => {
    const { shop, alice, quiet } = books;
    const record = (kind: 'referral' | 'refund') =>
      shop.store.transact([`wallet-${alice.memberId}`], async (tx) => {
        const changes = await WalletChanges.open(tx, new Map([[alice.memberId, 0]]));
        const lines = [
          { account: 'promotion', lot: null, amount: coins(-7) },
          { account: `member:${alice.memberId}:coin`, lot: null, amount: coins(7) },
        ];
        const data = { memberId: alice.memberId, document: { kind, id: 'of-nobody' }, lines };
        changes.record({ actor: 'system:test', commandId: newId(quiet.now) }, { type: 'CoinsIssued', data });
        changes.save();
      });
    await record('referral');
    await record('refund');
    await quiet.feed();
    const { code, said } = await audit('later');
    for (const kind of ['referral', 'refund'])
      expect(said).toMatch(
        new RegExp(`FAULT source of-nobody: event \\d+ gives 7 to member ${alice.memberId} for a ${kind} of which`),
      );
    expect(code).toBe(1);
  });

  it('rejects a head whose signature does not match', async () => {
    const [{ note }] = (await books.sql('select note from proof.checkpoints order by size desc limit 1')) as [
      { note: string },
    ];
    writeFileSync(
      headFile('other'),
      note.replace(/\n(\d+)\n/, (_, size) => `\n${Number(size) + 1}\n`),
    );
    expect((await audit('other')).said).toMatch(/FAULT head .*other/);
  });

  it('reports missing arguments', async () => {
    const failed = await run(program(), []).catch((error) => error);
    expect([failed.code, failed.stderr]).toEqual([2, expect.stringContaining('usage')]);
  });
});
