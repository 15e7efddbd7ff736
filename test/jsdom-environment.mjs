import { TestEnvironment } from 'jest-environment-jsdom';

/** Globals of browsers and Node that jsdom lacks. The router and the client use them. */
const MISSING = [
  ...['TextEncoder', 'TextDecoder', 'TextDecoderStream', 'ReadableStream'],
  ...['Request', 'Response', 'Headers', 'fetch'],
];

/** The time zone of most visitors; in any other, pages name the zone. */
const READERS_ZONE = 'Asia/Tokyo';

export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of MISSING) this.global[name] ??= globalThis[name];
    // The encoder must return the page's own Uint8Array.
    this.global.Uint8Array = Uint8Array;
    Object.defineProperty(this.global.navigator, 'languages', { get: () => ['ja'], configurable: true });
    this.ownZone = process.env.TZ;
    process.env.TZ = READERS_ZONE;
  }

  async teardown() {
    // The next file of this worker may be the server's.
    if (this.ownZone === undefined) delete process.env.TZ;
    else process.env.TZ = this.ownZone;
    await super.teardown();
  }
}
