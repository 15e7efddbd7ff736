import type { AntiForgery } from '../../../services/platform/http/requests/wire.contract.js';
import { createTimeoutSignal } from '../browser/network';
import { readStoredJson, type SafeStorage } from '../browser/storage';
import { ApiError, type ResponseBody } from './response';

interface ClientOptions {
  readonly fetch: typeof fetch;
  /** Returns the value of `Accept-Language`. */
  readonly language: () => string;
  readonly openMaintenancePage: () => void;
  /** Called after every attempt, with true if a server was reached. */
  readonly noteReached: (isReached: boolean) => void;
  readonly wait: (ms: number) => Promise<void>;
  /** Storage of this tab, which survives a reload. */
  readonly store: SafeStorage;
}

/** A write without a response so far. */
interface Unanswered {
  readonly pair: AntiForgery;
  /** Keeps the write, including its payload, in the tab's storage to survive a reload. */
  readonly isKept: boolean;
}

const KEPT = 'unanswered';
const readUnanswered = (value: unknown) => new Map(value as [string, Unanswered][]);
const keyOf = (path: string, json: string) => `${path}\n${json}`;

/** Path of the current user. The client requests it when it needs a CSRF token. */
export const CURRENT_USER = '/user/point';

const MAINTENANCE = 9999;
/** States that callers handle: done, nothing left to do, refused. Any other state is an `ApiError`. */
const READABLE = new Set([200, 204, 400]);
/** Returns true for states after which a write may or may not have happened. */
const isUncertain = (state: number) => state === 0 || state === 429 || state >= 500;
const PATIENCE_MS = 30_000;
const ATTEMPTS = 3;
const FIRST_PAUSE_MS = 500;
const MAX_PAUSE_MS = 5000;

/**
 * Creates a client of the API. A write carries a CSRF token, which is also its idempotency key. A write whose response was
 * lost is sent again with the same token, so that nothing happens twice. That holds for retries by the client and by members.
 */
export const createClient = ({ fetch, language, openMaintenancePage, noteReached, wait, store }: ClientOptions) => {
  let kept: AntiForgery | undefined;
  let lastWrite: Promise<unknown> = Promise.resolve();
  const unanswered = readStoredJson(store, KEPT, readUnanswered, new Map());

  const keep = () => {
    const kept = [...unanswered].filter(([, { isKept }]) => isKept);
    if (kept.length > 0) store.setItem(KEPT, JSON.stringify(kept));
    else store.removeItem(KEPT);
  };

  const ask = async <A extends ResponseBody>(path: string, init: RequestInit = {}): Promise<A> => {
    const headers = { 'Accept-Language': language() };
    for (let attempt = 1; ; attempt += 1) {
      const { body, retryAfterMs } = await exchange(path, { ...init, headers });
      if (body.csrf) kept = body.csrf;
      if (body.state === MAINTENANCE) return leaveForMaintenance();
      if (READABLE.has(body.state)) return body as ResponseBody as A;
      const pauseMs = retryAfterMs ?? FIRST_PAUSE_MS * attempt;
      if (!isUncertain(body.state) || attempt === ATTEMPTS || pauseMs > MAX_PAUSE_MS)
        throw new ApiError(body.state, body.errors);
      await wait(pauseMs);
    }
  };

  const exchange = async (path: string, init: RequestInit) => {
    try {
      const response = await reach(path, init);
      const seconds = response.headers.get('retry-after');
      const body = (await response.json()) as ResponseBody & { csrf?: AntiForgery };
      return { body, retryAfterMs: seconds === null ? undefined : Number(seconds) * 1000 };
    } catch {
      // No connection, a timeout, or a gateway's page instead of a response.
      return { body: { state: 0, csrf: undefined }, retryAfterMs: undefined };
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

  const send = async <A extends ResponseBody>(path: string, json: string, isKept: boolean): Promise<A> => {
    const key = keyOf(path, json);
    const pair = unanswered.get(key)?.pair ?? (await takePair());
    unanswered.set(key, { pair, isKept });
    keep();
    let isSettled = true;
    try {
      const body = new URLSearchParams({ [pair.name]: pair.value, json });
      return await ask<A>(path, { method: 'POST', body });
    } catch (error) {
      isSettled = !(error instanceof ApiError && isUncertain(error.state));
      throw error;
    } finally {
      if (isSettled) unanswered.delete(key);
      keep();
    }
  };

  return {
    /** @throws ApiError unless the state is 200, 204 or 400 */
    get: <A extends ResponseBody>(path: string): Promise<A> => ask<A>(path),
    /**
     * Requests public data without cookies, so that the response may come from a cache.
     *
     * @throws ApiError unless the state is 200, 204 or 400
     */
    getPublic: <A extends ResponseBody>(path: string): Promise<A> => ask<A>(path, { credentials: 'omit' }),
    /**
     * Sends a write after all earlier ones have finished.
     *
     * @param isKept keeps the write over a reload until its response arrives: for writes that must not happen twice, and
     * contain no secret
     * @throws ApiError unless the state is 200, 204 or 400
     */
    write: <A extends ResponseBody>(path: string, payload: object = {}, isKept = false): Promise<A> => {
      const response = lastWrite.then(() => send<A>(path, JSON.stringify(payload), isKept));
      lastWrite = response.catch(() => {});
      return response;
    },
    /** Returns the payloads of writes to a path that may or may not have happened. */
    unansweredOn: <Payload>(path: string): Payload[] =>
      Array.from(unanswered.keys(), (key) => key.split('\n', 2) as [string, string]).flatMap(([on, json]) =>
        on === path ? [JSON.parse(json) as Payload] : [],
      ),
    /** Drops an unanswered write whose result is known by other means. */
    settle: (path: string, payload: object): void => {
      unanswered.delete(keyOf(path, JSON.stringify(payload)));
      keep();
    },
    /** Drops the unanswered writes of an earlier member. */
    forgetUnanswered: (): void => {
      unanswered.clear();
      keep();
    },
  };
};
