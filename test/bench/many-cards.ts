import { computePercentile } from './figures.js';
import { HttpSession } from './http-session.js';
import type { Actor, LoadStage } from './stage.js';

const MEMBERS = 30;
const CARDS = 3000;
const PACK = 'many-cards';
const OTHER_PACK = 'few-cards';

/**
 * Settings of a run in which members draw thousands of cards at once. Others meanwhile draw one card from the same pack and
 * from another.
 */
export interface ManyCards {
  readonly members: readonly Actor[];
  readonly inTheSamePack: Actor;
  readonly inAnotherPack: Actor;
}

export const prepareManyCards = async (stage: LoadStage): Promise<ManyCards> => {
  await stage.openBox(PACK, 1_000_000);
  await stage.openBox(OTHER_PACK, 100_000);
  const members: Actor[] = [];
  for (let i = 0; i < MEMBERS; i++) members.push(await stage.actor(CARDS * 100));
  return { members, inTheSamePack: await stage.actor(100), inAnotherPack: await stage.actor(1_000_000) };
};

const draw = async (session: HttpSession, packId: string, count: number): Promise<number> => {
  const started = performance.now();
  const response = await session.post('/api/user/pack/buy', {
    pack_id: packId,
    count: String(count),
    client_seed: 'bench',
  });
  if (!response.includes('"result":"1"')) throw new Error(`a draw failed: ${response.slice(0, 400)}`);
  return performance.now() - started;
};

/** Returns the event loop's delay since the last request, in ms. */
const delayOf = async (probePort: number): Promise<{ readonly p99: number; readonly max: number }> =>
  (await fetch(`http://127.0.0.1:${probePort}/`)).json() as Promise<{ p99: number; max: number }>;

/** Lets all members draw at once. Times are in ms. */
export const drawManyCards = async (port: number, probePort: number, { members, ...others }: ManyCards) => {
  const sessions = await Promise.all(members.map(({ token }) => HttpSession.open(port, token)));
  const same = await HttpSession.open(port, others.inTheSamePack.token);
  const other = await HttpSession.open(port, others.inAnotherPack.token);
  await delayOf(probePort);
  const started = performance.now();
  let isOver = false;
  const all = Promise.all(sessions.map((session) => draw(session, PACK, CARDS))).finally(() => {
    isOver = true;
  });
  const behind = draw(same, PACK, 1);
  const waits: number[] = [];
  while (!isOver) waits.push(await draw(other, OTHER_PACK, 1));
  const tookMs = performance.now() - started;
  await all;
  const delay = await delayOf(probePort);
  const behindMs = await behind;
  for (const session of [...sessions, same, other]) session.close();
  waits.sort((a, b) => a - b);
  return {
    'all drawn after, ms': tookMs,
    'cards/s': (MEMBERS * CARDS * 1000) / tookMs,
    'event loop late, p99, ms': delay.p99,
    'event loop late, at most, ms': delay.max,
    'one card of another pack meanwhile, p50, ms': computePercentile(waits, 50),
    'one card of another pack meanwhile, at most, ms': waits.at(-1)!,
    'one card of the same pack, behind them all, ms': behindMs,
  };
};
