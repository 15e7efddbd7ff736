import { randomInt, randomUUID } from 'node:crypto';
import type { Clock } from '../clock.js';
import type { Settings } from '../settings.js';
import type { DelayedTasks } from '../store/delayed-tasks.js';
import type { Collection, Store } from '../store/store.js';

export const PUSH_MODES = ['normal', 'hold', 'drop', 'double', 'shuffle'] as const;
export type PushMode = (typeof PUSH_MODES)[number];

/** A webhook as it goes over the wire. */
export interface Webhook {
  readonly provider: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

interface Push extends Webhook {
  readonly id: string;
  readonly state: 'waiting' | 'held' | 'taken' | 'dropped' | 'given up';
  readonly attempts: number;
  readonly created: number;
  /** Status of the shop's last response; null without a response. */
  readonly status: number | null;
}

const ATTEMPTS = 10;
const PATIENCE_MS = 10_000;
const SHUFFLED_WITHIN_MS = 3_000;
const AT_ONCE = 40;

/** Sends webhooks until the shop accepts each: ten attempts, with pauses of 1, 2, 4, … times the first. Attempts survive kills. */
export class Pusher {
  readonly #pushes: Collection<Push>;
  readonly #control: Collection<{ readonly mode: PushMode }>;
  readonly #underWay = new Map<string, Promise<void>>();
  readonly #waiting: (() => void)[] = [];
  #sending = 0;

  constructor(
    private readonly store: Store,
    private readonly tasks: DelayedTasks,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {
    this.#pushes = store.collection('pushes');
    this.#control = store.collection('control');
    tasks.register('push', (id) => this.#begin(id));
    // Webhooks that were under way when the process was killed are sent again.
    for (const { id, state } of this.#pushes.list()) if (state === 'waiting') tasks.plan('push', id, clock.now());
  }

  get mode(): PushMode {
    return this.#control.get('pushes')?.mode ?? 'normal';
  }

  set mode(mode: PushMode) {
    this.#control.put('pushes', { mode });
  }

  /** Sends a webhook soon, or handles it by the mode. */
  push(notice: Webhook, delayMs = 0): void {
    const { mode } = this;
    const state = mode === 'hold' ? 'held' : mode === 'drop' ? 'dropped' : 'waiting';
    for (let copies = mode === 'double' ? 2 : 1; copies > 0; copies -= 1) {
      const id = randomUUID();
      const created = this.clock.now();
      this.#pushes.put(id, { ...notice, id, state, attempts: 0, created, status: null });
      const luck = mode === 'shuffle' ? randomInt(SHUFFLED_WITHIN_MS) : 0;
      if (state === 'waiting') this.tasks.plan('push', id, created + delayMs + luck);
    }
  }

  /** Sends the held webhooks in their order. Returns their count. */
  release(): number {
    const held = this.#pushes.list().filter(({ state }) => state === 'held');
    for (const push of held) {
      this.#pushes.put(push.id, { ...push, state: 'waiting' });
      this.tasks.plan('push', push.id, this.clock.now());
    }
    return held.length;
  }

  /** Sends the webhooks that are due and waits for the responses. */
  async sendDue(): Promise<void> {
    this.tasks.runDue();
    await Promise.all(this.#underWay.values());
  }

  /** Lists the webhooks with their states, without headers and bodies. */
  log(): readonly Omit<Push, 'headers' | 'body'>[] {
    return this.#pushes.list().map(({ headers: _headers, body: _body, ...push }) => push);
  }

  #begin(id: string): void {
    const push = this.#pushes.get(id);
    if (push?.state !== 'waiting' || this.#underWay.has(id)) return;
    const attempts = push.attempts + 1;
    this.#pushes.put(id, { ...push, attempts });
    const sending = this.#inTurn(() => this.#send(push)).then((status) =>
      this.#saveOutcome({ ...push, attempts, status }),
    );
    this.#underWay.set(id, sending);
    void sending.finally(() => this.#underWay.delete(id));
  }

  #saveOutcome(push: Push): void {
    const isTaken = push.status !== null && push.status >= 200 && push.status < 300;
    const state = isTaken ? 'taken' : push.attempts >= ATTEMPTS ? 'given up' : 'waiting';
    this.#pushes.put(push.id, { ...push, state });
    const pause = this.settings.pushRetryMs * 2 ** (push.attempts - 1);
    if (state === 'waiting') this.tasks.plan('push', push.id, this.clock.now() + pause);
  }

  /** Limits the number of concurrent requests. */
  async #inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.#sending >= AT_ONCE) await new Promise<void>((go) => this.#waiting.push(go));
    this.#sending += 1;
    try {
      return await work();
    } finally {
      this.#sending -= 1;
      this.#waiting.shift()?.();
    }
  }

  async #send({ url, headers, body }: Push): Promise<number | null> {
    await this.store.waitUntilWritten();
    try {
      const signal = AbortSignal.timeout(PATIENCE_MS);
      const response = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal });
      await response.body?.cancel();
      return response.status;
    } catch {
      return null;
    }
  }
}
