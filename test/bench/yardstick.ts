import type pg from 'pg';

/**
 * Yardstick: the same draw as one SQL function, called by a loop of connections. It locks the box's row, takes a ticket and
 * pays. It writes the minimum of a draw: three events, the draw, its deadline and the stored response.
 */
const SCHEMA = `
  drop schema if exists yardstick cascade;
  create schema yardstick;
  create table yardstick.box (id int primary key, drawn int not null, remaining int[] not null, head bytea not null);
  create table yardstick.wallets (id int primary key, points int not null check (points >= 0), version int not null);
  create table yardstick.lots (id int primary key, wallet int not null, remaining int not null check (remaining >= 0));
  create table yardstick.events (stream text, version int, type text not null, data json not null, at timestamptz not null,
    primary key (stream, version));
  create table yardstick.draws (id bigint generated always as identity primary key, wallet int not null, slot int not null unique,
    prize int not null, head bytea not null, at timestamptz not null);
  create table yardstick.deadlines (draw bigint primary key, due timestamptz not null);
  create table yardstick.answers (key text primary key, body text not null);

  create function yardstick.draw(member int, command text) returns text language plpgsql as $$
    declare
      b yardstick.box;
      u int;
      p int := 1;
      draw bigint;
      v int;
      answer text;
    begin
      select body into answer from yardstick.answers where key = command;
      if found then return answer; end if;
      select * into b from yardstick.box where id = 1 for update;
      u := floor(random() * (select sum(x) from unnest(b.remaining) x))::int;
      while u >= b.remaining[p] loop
        u := u - b.remaining[p];
        p := p + 1;
      end loop;
      b.remaining[p] := b.remaining[p] - 1;
      b.head := sha256(b.head || convert_to(b.drawn || ':' || p, 'UTF8'));
      update yardstick.box set drawn = b.drawn + 1, remaining = b.remaining, head = b.head where id = 1;
      update yardstick.lots set remaining = remaining - 100 where id = member;
      update yardstick.wallets set points = points - 100, version = version + 1 where id = member returning version into v;
      insert into yardstick.draws (wallet, slot, prize, head, at) values (member, b.drawn, p, b.head, now()) returning id into draw;
      insert into yardstick.events values
        ('box-1', b.drawn + 1, 'TicketsDrawn', json_build_object('draw', draw, 'slot', b.drawn, 'prize', p, 'head', encode(b.head, 'hex')), now()),
        ('wallet-' || member, v, 'PointsSpent', json_build_object('draw', draw, 'lines', json_build_array(json_build_object('account', 'member:' || member, 'amount', -100), json_build_object('account', 'sales', 'amount', 100))), now()),
        ('draw-' || draw, 1, 'CardsDrawn', json_build_object('draw', draw, 'member', member, 'slot', b.drawn, 'prize', p, 'cost', 100), now());
      insert into yardstick.deadlines values (draw, now() + interval '24 hours');
      answer := json_build_object('state', 200, 'result', '1', 'draw', draw, 'prize', p, 'head', encode(b.head, 'hex'));
      insert into yardstick.answers values (command, answer);
      return answer;
    end $$;
  insert into yardstick.box values (1, 0, array[1, 9, 90, 900, 999000], sha256('box'));
  insert into yardstick.wallets select i, 100000000, 0 from generate_series(1, 400) i;
  insert into yardstick.lots select i, i, 100000000 from generate_series(1, 400) i;
`;

/** Returns the draws per second of `connections` loops over `seconds`. */
export const measureYardstick = async (
  connect: () => Promise<pg.Client>,
  connections: number,
  seconds: number,
): Promise<number> => {
  const setUp = await connect();
  await setUp.query(SCHEMA);
  await setUp.end();
  const clients = await Promise.all(Array.from({ length: connections }, connect));
  let draws = 0;
  const started = performance.now();
  const end = started + seconds * 1000;
  await Promise.all(
    clients.map(async (client, i) => {
      for (let n = 0; performance.now() < end; n++) {
        const values = [(i % 400) + 1, `${i}-${n}`];
        await client.query({ name: 'draw', text: 'select yardstick.draw($1, $2)', values });
        draws += 1;
      }
    }),
  );
  const rate = draws / ((performance.now() - started) / 1000);
  await Promise.all(clients.map((client) => client.end()));
  return rate;
};
