import type pg from 'pg';

/** Number of rows to generate for each list of the console. */
export interface Amounts {
  readonly members: number;
  readonly draws: number;
  readonly entries: number;
  readonly parcels: number;
  readonly commands: number;
}

const NAMES = `(array['山田','佐藤','鈴木','高橋','田中','渡辺','伊藤','中村','小林','加藤'])`;
const memberId = (n: string) => `md5('member' || (${n}))::uuid`;
const drawId = (n: string) => `md5('draw' || (${n}))::uuid`;
/** A lane by hash; the choice makes no difference here. */
const laneOf = (id: string) => `abs(hashtext(${id}::text)) % 12`;
/** A time for each row, 20 seconds apart, the newest now. */
const ago = (n: string) => `now() - (${n}) * interval '20 seconds'`;

/** Statements that fill a table with `$1` rows each. Triggers are off, so wallet balances are inserted as they are. */
const FILLS: readonly (readonly [table: string, amount: keyof Amounts, sql: string])[] = [
  [
    'members.profiles',
    'members',
    `insert into members.profiles (member_id, mail, last_name, first_name, middle_name, tel, zipcode, pref_id, province, shiku,
       address, building, language, referral_code, created_at)
     select ${memberId('i')}, 'member' || i || '@example.com', ${NAMES}[1 + i % 10], '太郎' || i % 5000, '',
       '090' || lpad(i::text, 8, '0'), lpad((i % 9999999)::text, 7, '0'), 13, '日本', '千代田区', '千代田' || i % 100000 || '-1',
       '', 'ja', 'C' || i, ${ago('i')} from generate_series(1, $1::int) i`,
  ],
  [
    'points.wallets',
    'members',
    `insert into points.wallets (member_id, version, paid, free, coin)
     select ${memberId('i')}, 1, 1000, 500, 10 from generate_series(1, $1::int) i`,
  ],
  [
    'points.lots',
    'members',
    `insert into points.lots (lot_id, member_id, kind, issued, remaining, issued_at, expires_at, document)
     select md5('lot' || i)::uuid, ${memberId('i')}, case i % 2 when 0 then 'paid' else 'free' end, 1500, 1000, ${ago('i / 2')},
       ${ago('i / 2')} + interval '6 months', 'grant:' || i from generate_series(1, $1::int) i`,
  ],
  [
    'members.log_ins',
    'members',
    `insert into members.log_ins (member_id, at, address, device)
     select ${memberId('i')}, ${ago('i')}, '10.0.' || i % 256 || '.' || i / 256 % 256, 'Browser ' || i % 50
       from generate_series(1, $1::int) i`,
  ],
  [
    'draws.draws',
    'draws',
    `insert into draws.draws (draw_id, member_id, pack_id, drawn_at, due_at, currency, cost, paid_from, first_slot, day,
       client_seed, client_seed_by, prizes, left_before, head, outcomes, undecided, limited, version)
     select ${drawId('i')}, ${memberId('1 + i % $2::int')}, 'bench-' || i % 10, ${ago('i')}, ${ago('i')} + interval '1 day', 'points', 100,
       '[]', i / 10, 1, 'seed', 'member', array[4], array[1, 2, 3, 4, 5], 'head', case i % 4 when 0 then 'u' else 'c' end,
       case i % 4 when 0 then 1 else 0 end, false, 2 from generate_series(0, $1::int - 1) i`,
  ],
  [
    'draws.draw_history',
    'draws',
    `insert into draws.draw_history (draw_id, member_id, pack_id, created, currency, cost, count, shipped, converted,
       converted_points, parcels, shipping_state)
     select ${drawId('i')}, ${memberId('1 + i % $2::int')}, 'bench-' || i % 10, ${ago('i')}, 'points', 100, 1, 0,
       (i % 4 > 0)::int, 40 * (i % 4 > 0)::int, '[]', case i % 4 when 0 then 'undecided' else 'nothing_to_ship' end
       from generate_series(0, $1::int - 1) i`,
  ],
  [
    'ledger.card_places',
    'draws',
    `insert into ledger.card_places (draw_id, pack_id, member_id, undecided, to_ship, shipped, returned, forfeited, converted,
       parcels)
     select ${drawId('i')}, 'bench-' || i % 10, ${memberId('1 + i % $2::int')}, (i % 4 = 0)::int, 0, 0, 0, 0, (i % 4 > 0)::int, '[]'
       from generate_series(0, $1::int - 1) i`,
  ],
  [
    'ledger.cards_by_pack',
    'draws',
    `insert into ledger.cards_by_pack (pack_id, lane, undecided, to_ship, shipped, returned, forfeited, converted)
     select pack_id, ${laneOf('member_id')}, sum(undecided), sum(to_ship), sum(shipped), sum(returned), sum(forfeited), sum(converted)
       from ledger.card_places where $1::int > 0 group by 1, 2`,
  ],
  [
    'ledger.ledger_entries',
    'entries',
    `insert into ledger.ledger_entries (id, stream_version, at, recorded_at, unit, account_class, member_id, lot_id, amount, type, kind,
       document, memo, actor)
     select md5('event' || i / 2) || '.' || i % 2, 1, ${ago('i / 2')}, ${ago('i / 2')},
       case when i % 200 < 2 then 'coins' else 'points' end,
       case when i % 2 = 0 then 'member:paid'
            else (array['sales', 'promotion', 'conversion', 'breakage'])[1 + (i / 2) % 4] end,
       ${memberId('1 + (i / 2) % $2::int')}, case when i % 2 = 0 then md5('lot' || (1 + (i / 2) % $2::int))::uuid end,
       case when i % 2 = 0 then -1 else 1 end * (100 + (i / 2) % 3000), 'PointsSpent',
       (array['draw', 'grant', 'decision', 'expiry'])[1 + (i / 2) % 4], ${drawId('i / 2')}::text, null,
       case when i % 100 < 2 then 'operator:' || md5('operator' || i % 3)::uuid end
       from generate_series(0, $1::int - 1) i`,
  ],
  [
    'ledger.ledger_sums',
    'entries',
    `insert into ledger.ledger_sums (key, span, begins, unit, account_class, kind, gained, lost, lines)
     select concat_ws('/', span, begins, unit, account_class, kind, 0), span, begins, unit, account_class, kind, sum(greatest(amount, 0)),
            sum(greatest(-amount, 0)), count(*)
       from ledger.ledger_entries e
      cross join lateral (values ('day', date_trunc('day', e.at, 'Asia/Tokyo')), ('hour', date_trunc('hour', e.at))) s (span, begins)
      where $1::int > 0 group by span, begins, unit, account_class, kind`,
  ],
  [
    'shipments.parcels',
    'parcels',
    `insert into shipments.parcels (shipment_id, parcel_id, member_id, status, requested_at, shipped_at, delivery_code, carrier,
       version, items, draw_ids, name, zipcode, pref_id, province, shiku, address, building, tel)
     select p.id, p.id, ${memberId('1 + i % $2::int')}, case when i < 3000 then 'requested' else 'shipped' end, ${ago('i')},
       case when i >= 3000 then ${ago('i')} end, case when i >= 3000 then lpad(i::text, 12, '0') end,
       case when i >= 3000 then 'ヤマト運輸' end, 1,
       jsonb_build_array(jsonb_build_object('drawId', ${drawId('i')}, 'index', 0, 'prizeId', 'e', 'name', 'Card e',
         'modelNumber', 'NO-e', 'imageUrl', '/images/e.svg')),
       array[${drawId('i')}], ${NAMES}[1 + i % 10] || ' 太郎' || i % 5000, '1000001', 13, '日本', '千代田区', '千代田1-1', '',
       '090' || lpad(i::text, 8, '0')
       from generate_series(0, $1::int - 1) i cross join lateral (select md5('parcel' || i)::uuid as id) p`,
  ],
  [
    'operators.audit_trail',
    'commands',
    `insert into operators.audit_trail (at, operator_id, resource, resource_id, command, reason, outcome, amount, unit)
     select ${ago('$1::int - i')}, (select id from operators.operators order by mail limit 1),
       (array['members', 'shipments', 'packs'])[1 + i % 3], ${memberId('1 + i % 5000')}::text,
       (array['ban', 'mark-shipped', 'pause'])[1 + i % 3], 'reason ' || i, 'done',
       case i % 3 when 0 then i % 1000 end, case i % 3 when 0 then 'points' end from generate_series(1, $1::int) i`,
  ],
];

const SOLD = `update draws.boxes set drawn = $1::int / 10,
  remaining = remaining[:4] || (remaining[5] - $1::int / 10) where pack_id like 'bench-%'`;

/** Fills one table. Its indexes are rebuilt afterwards, because filling them row by row takes many times as long. */
const fill = async (db: pg.Client, table: string, sql: string, values: number[]): Promise<void> => {
  const { rows: indexes } = await db.query(
    `select i.indexrelid::regclass as name, pg_get_indexdef(i.indexrelid) as definition from pg_index i
      where i.indrelid = $1::regclass and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`,
    [table],
  );
  for (const { name } of indexes) await db.query(`drop index ${name}`);
  await db.query(sql, sql.includes('$2') ? values : values.slice(0, 1));
  for (const { definition } of indexes) await db.query(definition);
  await db.query(`vacuum analyze ${table}`);
};

/** Fills the tables directly with the data that a large shop has after years. */
export const fillConsole = async (db: pg.Client, amounts: Amounts): Promise<void> => {
  await db.query(`set session_replication_role = replica; set synchronous_commit = off; set statement_timeout = 0;
    set maintenance_work_mem = '512MB'`);
  for (const [table, amount, sql] of FILLS) {
    process.stderr.write(`  ${table}: ${amounts[amount]}\n`);
    await fill(db, table, sql, [amounts[amount], amounts.members]);
  }
  await db.query(SOLD, [amounts.draws]);
  await db.query('vacuum analyze');
  await db.query('select operators.note_common_grams()');
};
