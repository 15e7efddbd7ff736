import { randomInt, randomUUID } from 'node:crypto';
import type { Clock } from '../clock.js';
import type { Settings } from '../settings.js';
import type { DelayedTasks } from '../store/delayed-tasks.js';
import type { Collection, Store } from '../store/store.js';

export const PUSH_MODES = ['normal', 'hold', 'drop', 'double', 'shuffle'] as const;
export type PushMode = (typeof PUSH_MODES)[number];

/** A notice as it goes over the wire. */
export interface Notice {
  readonly provider: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

interface Push extends Notice {
  readonly id: string;
  readonly state: 'waiting' | 'held' | 'taken' | 'dropped' | 'given up';
  readonly attempts: number;
  readonly created: number;
  /** What the shop answered last; null where there was no answer. */
  readonly status: number | null;
}

const ATTEMPTS = 10;
const PATIENCE_MS = 10_000;
const SHUFFLED_WITHIN_MS = 3_000;
const AT_ONCE = 40;

/** Sends notices until each is answered with 200, over kills: 1, 2, 4, … times the first pause, ten times in all. */
export class Pusher {
  readonly #pushes: Collection<Push>;
  readonly #control: Collection<{ readonly mode: PushMode }>;
  readonly #under = new Map<string, Promise<void>>();
  readonly #turns: (() => void)[] = [];
  #sending = 0;

  constructor(
    private readonly store: Store,
    private readonly tasks: DelayedTasks,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {
    this.#pushes = store.collection('pushes');
    this.#control = store.collection('control');
    tasks.when('push', (id) => this.#begin(id));
    // Whatever was under way when the process was killed is sent again.
    for (const { id, state } of this.#pushes.list()) if (state === 'waiting') tasks.plan('push', id, clock.now());
  }

  get mode(): PushMode {
    return this.#control.get('pushes')?.mode ?? 'normal';
  }

  set mode(mode: PushMode) {
    this.#control.put('pushes', { mode });
  }

  /** Sends a notice soon, or does with it what the mode says. */
  push(notice: Notice, delayMs = 0): void {
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

  /** Sends what is held, in the order in which it was. @returns how many */
  release(): number {
    const held = this.#pushes.list().filter(({ state }) => state === 'held');
    for (const push of held) {
      this.#pushes.put(push.id, { ...push, state: 'waiting' });
      this.tasks.plan('push', push.id, this.clock.now());
    }
    return held.length;
  }

  /** Sends what is due now and waits until it was answered. */
  async sendDue(): Promise<void> {
    this.tasks.look();
    await Promise.all(this.#under.values());
  }

  /** Every notice with what became of it; without what it says. */
  log(): readonly Omit<Push, 'headers' | 'body'>[] {
    return this.#pushes.list().map(({ headers: _headers, body: _body, ...push }) => push);
  }

  #begin(id: string): void {
    const push = this.#pushes.get(id);
    if (push?.state !== 'waiting' || this.#under.has(id)) return;
    const attempts = push.attempts + 1;
    this.#pushes.put(id, { ...push, attempts });
    const sending = this.#inTurn(() => this.#send(push)).then((status) => this.#note({ ...push, attempts, status }));
    this.#under.set(id, sending);
    void sending.finally(() => this.#under.delete(id));
  }

  #note(push: Push): void {
    const isTaken = push.status !== null && push.status >= 200 && push.status < 300;
    const state = isTaken ? 'taken' : push.attempts >= ATTEMPTS ? 'given up' : 'waiting';
    this.#pushes.put(push.id, { ...push, state });
    const pause = this.settings.pushRetryMs * 2 ** (push.attempts - 1);
    if (state === 'waiting') this.tasks.plan('push', push.id, this.clock.now() + pause);
  }

  /** No more than so many at once, however many are due. */
  async #inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.#sending >= AT_ONCE) await new Promise<void>((go) => this.#turns.push(go));
    this.#sending += 1;
    try {
      return await work();
    } finally {
      this.#sending -= 1;
      this.#turns.shift()?.();
    }
  }

  async #send({ url, headers, body }: Push): Promise<number | null> {
    await this.store.kept();
    try {
      const signal = AbortSignal.timeout(PATIENCE_MS);
      const answer = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal });
      await answer.body?.cancel();
      return answer.status;
    } catch {
      return null;
    }
  }
}
