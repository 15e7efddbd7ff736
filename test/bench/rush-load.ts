import { computePercentile } from './figures.js';
import { HttpSession } from './http-session.js';
import type { Actor } from './stage.js';

/** Draws one after another until `end`, waiting `pauseMs` between them. Returns the time of each in ms. */
const drawUntil = async (session: HttpSession, packId: string, end: number, pauseMs: number): Promise<number[]> => {
  const times: number[] = [];
  while (performance.now() < end) {
    const started = performance.now();
    const response = await session.post('/api/user/pack/buy', { pack_id: packId, count: '1', client_seed: 'bench' });
    if (!response.includes('"result":"1"')) throw new Error(`a draw failed: ${response.slice(0, 400)}`);
    const took = performance.now() - started;
    times.push(took);
    if (pauseMs > took) await new Promise((resolve) => setTimeout(resolve, pauseMs - took));
  }
  return times;
};

/** Target of the members' draws. */
export interface Rush {
  /** Ports of the APIs; the members are distributed over them in turn. */
  readonly ports: readonly number[];
  readonly packId: string;
}

/** Draws with one session per member, all at once. @param drawsPerSecond of all together; 0 for no limit */
export const runRush = async (
  { ports, packId }: Rush,
  actors: readonly Actor[],
  seconds: number,
  drawsPerSecond = 0,
) => {
  const open = (actor: Actor, i: number) => HttpSession.open(ports[i % ports.length]!, actor.token);
  const sessions = await Promise.all(actors.map(open));
  const pauseMs = drawsPerSecond > 0 ? (actors.length / drawsPerSecond) * 1000 : 0;
  const started = performance.now();
  const runs = await Promise.all(
    sessions.map(async (session, i) => {
      // Starts are spread over one pause, so that the load is steady.
      if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, (pauseMs * i) / sessions.length));
      return drawUntil(session, packId, started + seconds * 1000, pauseMs);
    }),
  );
  const elapsed = (performance.now() - started) / 1000;
  for (const session of sessions) session.close();
  const times = runs.flat().sort((a, b) => a - b);
  return {
    count: times.length,
    perSecond: times.length / elapsed,
    p50: computePercentile(times, 50),
    p99: computePercentile(times, 99),
  };
};
