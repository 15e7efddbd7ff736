import { Logger } from '@nestjs/common';

/**
 * Polls for work repeatedly. After a full batch it polls again at once. Otherwise it rests for `minMs`, in which more work can
 * gather. Then it pauses; pauses grow to `maxMs`. `wake` ends the pause but not the rest. An error is logged and retried after
 * `maxMs`; it never ends the loop.
 */
export class Loop {
  private running: Promise<void> | undefined;
  private stopping = false;
  private woken = false;
  private resting = false;
  private endPause: () => void = () => undefined;
  private readonly log: Logger;

  /** @param work does one batch; resolves to true when there may be more work at once */
  constructor(
    name: string,
    private readonly work: () => Promise<boolean>,
    private readonly minMs: number,
    private readonly maxMs: number,
  ) {
    this.log = new Logger(name);
  }

  start(): void {
    this.running ??= this.run();
  }

  readonly wake = (): void => {
    this.woken = true;
    if (!this.resting) this.endPause();
  };

  /** Waits for the running batch and ends the loop. */
  async stop(): Promise<void> {
    this.stopping = true;
    this.endPause();
    await this.running;
  }

  private async run(): Promise<void> {
    let pauseMs = this.minMs;
    while (!this.stopping) {
      this.woken = false;
      try {
        pauseMs = (await this.work()) ? 0 : Math.min(Math.max(pauseMs * 2, this.minMs), this.maxMs);
      } catch (error) {
        if (!this.stopping) this.log.error(error);
        pauseMs = this.maxMs;
      }
      if (pauseMs === 0) await new Promise(setImmediate);
      else {
        this.resting = true;
        await this.pause(this.minMs);
        this.resting = false;
        if (!this.woken) await this.pause(pauseMs - this.minMs);
      }
    }
  }

  private async pause(ms: number): Promise<void> {
    if (ms <= 0 || this.stopping) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.endPause = () => undefined;
  }
}
