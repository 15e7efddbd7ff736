import type { AntiForgery } from '../../../services/platform/http/wire.contract.js';
import { createTimeoutSignal } from '../browser/network';
import { type KeptValues, keptJson } from '../browser/storage';
import { type Answer, ApiError } from './answer';

interface Surroundings {
  readonly fetch: typeof fetch;
  /** What `Accept-Language` says. */
  readonly language: () => string;
  readonly openMaintenancePage: () => void;
  /** Told after every call whether it reached anybody. */
  readonly noteReached: (isReached: boolean) => void;
  readonly wait: (ms: number) => Promise<void>;
  /** The tab's own: what it holds outlives a reload, and no other tab sees it. */
  readonly store: KeptValues;
}

/** A write that has no answer yet. */
interface Unanswered {
  readonly pair: AntiForgery;
  /** Whether it is remembered over a reload; what it carries is then written down. */
  readonly isKept: boolean;
}

const KEPT = 'unanswered';
const readUnanswered = (value: unknown) => new Map(value as [string, Unanswered][]);
const keyOf = (path: string, json: string) => `${path}\n${json}`;

/** Where a pair comes from when none is kept: the current user's call. */
export const CURRENT_USER = '/user/point';

const MAINTENANCE = 9999;
/** Answers that a caller reads: done, nothing left to do, refused. Any other state is an `ApiError`. */
const READABLE = new Set([200, 204, 400]);
/** After these a write may or may not have happened. */
const isUncertain = (state: number) => state === 0 || state === 429 || state >= 500;
const PATIENCE_MS = 30_000;
const ATTEMPTS = 3;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 5000;

/**
 * Speaks the envelope with the shop. A write carries an anti-forgery value, which is also its idempotency key: a write
 * whose answer was lost is sent again with the same value, by itself and when the member asks again, so that nothing
 * happens twice.
 */
export const createClient = ({ fetch, language, openMaintenancePage, noteReached, wait, store }: Surroundings) => {
  let kept: AntiForgery | undefined;
  let lastWrite: Promise<unknown> = Promise.resolve();
  const unanswered = keptJson(store, KEPT, readUnanswered, new Map());

  const keep = () => {
    const kept = [...unanswered].filter(([, { isKept }]) => isKept);
    if (kept.length > 0) store.setItem(KEPT, JSON.stringify(kept));
    else store.removeItem(KEPT);
  };

  const ask = async <A extends Answer>(path: string, init: RequestInit = {}): Promise<A> => {
    const headers = { 'Accept-Language': language() };
    for (let attempt = 1; ; attempt += 1) {
      const { answer, retryAfterMs } = await exchange(path, { ...init, headers });
      if (answer.csrf) kept = answer.csrf;
      if (answer.state === MAINTENANCE) return leaveForMaintenance();
      if (READABLE.has(answer.state)) return answer as Answer as A;
      const pauseMs = retryAfterMs ?? FIRST_PAUSE_MS * attempt;
      if (!isUncertain(answer.state) || attempt === ATTEMPTS || pauseMs > LONGEST_PAUSE_MS)
        throw new ApiError(answer.state, answer.errors);
      await wait(pauseMs);
    }
  };

  const exchange = async (path: string, init: RequestInit) => {
    try {
      const response = await reach(path, init);
      const seconds = response.headers.get('retry-after');
      const answer = (await response.json()) as Answer & { csrf?: AntiForgery };
      return { answer, retryAfterMs: seconds === null ? undefined : Number(seconds) * 1000 };
    } catch {
      // No connection, no patience left, or a gateway's page instead of an answer.
      return { answer: { state: 0, csrf: undefined }, retryAfterMs: undefined };
    }
  };

  const reach = async (path: string, init: RequestInit): Promise<Response> => {
    try {
      const response = await fetch(`/api${path}`, { ...init, signal: createTimeoutSignal(PATIENCE_MS) });
      noteReached(true);
      return response;
    } catch (error) {
      noteReached(false);
      throw error;
    }
  };

  const leaveForMaintenance = (): Promise<never> => {
    openMaintenancePage();
    return new Promise(() => {});
  };

  const takePair = async (): Promise<AntiForgery> => {
    if (!kept) await ask(CURRENT_USER);
    const pair = kept;
    kept = undefined;
    if (!pair) throw new ApiError(403);
    return pair;
  };

  const send = async <A extends Answer>(path: string, json: string, isKept: boolean): Promise<A> => {
    const key = keyOf(path, json);
    const pair = unanswered.get(key)?.pair ?? (await takePair());
    unanswered.set(key, { pair, isKept });
    keep();
    let isAnswered = true;
    try {
      const body = new URLSearchParams({ [pair.name]: pair.value, json });
      return await ask<A>(path, { method: 'POST', body });
    } catch (error) {
      isAnswered = !(error instanceof ApiError && isUncertain(error.state));
      throw error;
    } finally {
      if (isAnswered) unanswered.delete(key);
      keep();
    }
  };

  return {
    /** @throws ApiError unless the state is 200, 204 or 400 */
    get: <A extends Answer>(path: string): Promise<A> => ask<A>(path),
    /**
     * What everybody gets, asked for without saying who asks: the shop has it at hand, and no session remembers it.
     *
     * @throws ApiError unless the state is 200, 204 or 400
     */
    getPublic: <A extends Answer>(path: string): Promise<A> => ask<A>(path, { credentials: 'omit' }),
    /**
     * One write at a time: each waits for the one before.
     *
     * @param isKept whether it is remembered over a reload until it is answered: for what must not happen twice, and
     * holds no secret
     * @throws ApiError unless the state is 200, 204 or 400
     */
    write: <A extends Answer>(path: string, payload: object = {}, isKept = false): Promise<A> => {
      const answer = lastWrite.then(() => send<A>(path, JSON.stringify(payload), isKept));
      lastWrite = answer.catch(() => {});
      return answer;
    },
    /** What was written to a path and may or may not have happened. */
    unansweredOn: <Payload>(path: string): Payload[] =>
      Array.from(unanswered.keys(), (key) => key.split('\n', 2) as [string, string]).flatMap(([on, json]) =>
        on === path ? [JSON.parse(json) as Payload] : [],
      ),
    /** What became of a write is known by other means. */
    settle: (path: string, payload: object): void => {
      unanswered.delete(keyOf(path, JSON.stringify(payload)));
      keep();
    },
    /** Forgets what an earlier member has left unanswered. */
    forgetUnanswered: (): void => {
      unanswered.clear();
      keep();
    },
  };
};
