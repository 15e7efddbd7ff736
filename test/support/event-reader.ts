import { connect, type Socket } from 'node:net';
import { waitUntil } from './until.js';

/** A received event. */
export interface Received {
  readonly name: string;
  readonly id: string | undefined;
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into it as it expects it to be
  readonly data: any;
}

const EVENT = /(?:id: (.*)\n)?event: (.*)\ndata: (.*)\n\n/g;

/** Reads server-sent events as a browser does, over a separate connection. */
export class EventReader {
  /** All received text, head and chunks. */
  text = '';
  isEnded = false;

  private constructor(private readonly socket: Socket) {
    socket.setEncoding('utf8');
    socket.on('data', (chunk: string) => {
      this.text += chunk;
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      this.isEnded = true;
    });
  }

  /** @param url of the shop @param path with its query @param headers added to the usual ones, which they replace */
  static async open(url: string, path: string, headers: Readonly<Record<string, string>> = {}): Promise<EventReader> {
    const { port } = new URL(url);
    const reader = new EventReader(connect(Number(port), '127.0.0.1'));
    const all = { host: 'localhost', accept: 'text/event-stream', ...headers };
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
    reader.socket.write(`GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
    await waitUntil('the stream has begun', () => reader.text.includes('\r\n\r\n') || reader.isEnded);
    return reader;
  }

  get status(): number {
    return Number(/^HTTP\/1\.1 (\d+)/.exec(this.text)?.[1]);
  }

  events(name: string): Received[] {
    const body = this.text.replace(/\r\n[0-9a-f]+\r\n/g, '');
    const all = Array.from(body.matchAll(EVENT), ([, id, event, data]) => ({
      name: event!,
      id,
      data: JSON.parse(data!),
    }));
    return all.filter((one) => one.name === name);
  }

  /** Waits for the last event of this name that satisfies a condition. */
  untilEvent(name: string, holds: (data: Received['data']) => boolean): Promise<Received> {
    return waitUntil(`an event ${name} is as expected`, () => this.events(name).findLast(({ data }) => holds(data)));
  }

  close(): void {
    this.socket.destroy();
  }
}
