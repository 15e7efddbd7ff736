import type pg from 'pg';

/** Yardstick: the least data that an ordered payment must write, in one statement and one commit. */
const SCHEMA = `
  drop schema if exists yardstick cascade;
  create schema yardstick;
  create table yardstick.events (stream text, version int, type text not null, data json not null, at timestamptz not null,
    primary key (stream, version));
  create table yardstick.payments (id uuid primary key, member int not null, yen int not null, status text not null,
    due timestamptz not null);
  create table yardstick.answers (key text primary key, body text not null);
  create function yardstick.buy(member int) returns void language sql as $$
    with payment as (insert into yardstick.payments values (gen_random_uuid(), member, 300, 'requested', now()) returning id),
      answer as (insert into yardstick.answers select id, json_build_object('result', '1', 'payment', id) from payment)
    insert into yardstick.events select 'payment-' || id, 1, 'PaymentRequested',
      json_build_object('payment', id, 'member', member, 'yen', 300, 'points', 300), now() from payment $$;
`;

/** Returns the payments per second that `connections` loops insert over `seconds`. */
export const measureInserts = async (
  connect: () => Promise<pg.Client>,
  connections: number,
  seconds: number,
): Promise<number> => {
  const clients = await Promise.all(Array.from({ length: connections }, connect));
  await clients[0]!.query(SCHEMA);
  let count = 0;
  const started = performance.now();
  await Promise.all(
    clients.map(async (client, i) => {
      while (performance.now() < started + seconds * 1000) {
        await client.query({ name: 'buy', text: 'select yardstick.buy($1)', values: [i] });
        count += 1;
      }
    }),
  );
  const rate = count / ((performance.now() - started) / 1000);
  await Promise.all(clients.map((client) => client.end()));
  return rate;
};
