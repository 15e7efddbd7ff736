import { print } from './figures.js';
import { HttpSession } from './http-session.js';
import { ShopUnderLoad } from './shop-under-load.js';
import { LoadStage } from './stage.js';

const MEMBERS = Number(process.env.BENCH_MEMBERS ?? 20);
const DRAWS_EACH = Number(process.env.BENCH_DRAWS ?? 20);
const CARDS = 10;

type Check = 'no check' | 'a page of the log' | 'the lines of the draw' | 'the lines of the draw, as a visitor';

const shop = await ShopUnderLoad.prepare();
const port = await shop.start('shop', { DEMO: '1' });
const stage = await LoadStage.set(shop);
const packs = JSON.parse((await (await fetch(`http://127.0.0.1:${port}/api/user/pack/list`)).text()) || '{}').list;
const pack = packs
  .filter((one: { payment_method: string; can_limit: number }) => one.payment_method === '1' && one.can_limit === 0)
  .sort(
    (a: { total_pack_count: number }, b: { total_pack_count: number }) => b.total_pack_count - a.total_pack_count,
  )[0];
const fieldsOf = (response: string) => JSON.parse(response.slice(response.indexOf('\r\n\r\n') + 4));

/** Sends the requests of a member's browser after the cards were shown. */
const check = async (session: HttpSession, visitor: HttpSession, historyId: string, kind: Check): Promise<void> => {
  if (kind === 'no check') return;
  const asks = kind === 'the lines of the draw, as a visitor' ? visitor : session;
  const { first_slot: first, count } = fieldsOf(await session.get(`/api/fair/draw/${historyId}`));
  for (const path of [`fair/pack/${pack.id}`, `user/pack/detail/${pack.id}`, `user/pack/card_list/${pack.id}`])
    await asks.get(`/api/${path}`);
  await session.get(`/api/user/history/detail/${historyId}`);
  const from = Math.max(0, first - 1);
  const page = Math.floor(from / 1000) + 1;
  const lines = `lines/${from}/${first + count - from}`;
  await asks.get(`/api/fair/pack/${pack.id}/${kind === 'a page of the log' ? `log/${page}` : lines}`);
};

const rush = async (kind: Check): Promise<number> => {
  const actors = await Promise.all(Array.from({ length: MEMBERS }, () => stage.actor(1_000_000)));
  const sessions = await Promise.all(actors.map(({ token }) => HttpSession.open(port, token)));
  const visitors = await Promise.all(actors.map(() => HttpSession.open(port)));
  const { cpu } = await shop.measureCpu(async () => {
    await Promise.all(
      sessions.map(async (session, i) => {
        for (let draw = 0; draw < DRAWS_EACH; draw++) {
          const { history_id } = fieldsOf(await session.post('/api/user/pack/buy', { pack_id: pack.id, count: CARDS }));
          await session.get('/api/user/pack/gache_result');
          await check(session, visitors[i]!, history_id, kind);
        }
      }),
    );
  });
  for (const session of [...sessions, ...visitors]) session.close();
  return (cpu.shop + cpu.postgres) / (MEMBERS * DRAWS_EACH) / 1000;
};

try {
  await rush('no check');
  const kinds: Check[] = [
    'no check',
    'a page of the log',
    'the lines of the draw',
    'the lines of the draw, as a visitor',
  ];
  const figures: Record<string, number | string> = {};
  for (const round of [1, 2])
    for (const kind of kinds) figures[`${kind}, ms of CPU a draw, round ${round}`] = await rush(kind);
  print(`a draw of ${CARDS} cards, opened, and checked with: ${MEMBERS} members`, figures);
} finally {
  await stage.leave();
  await shop.stop();
}
