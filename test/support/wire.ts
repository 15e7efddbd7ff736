import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A connection to a database that can be cut. */
export class Wire {
  private readonly ends = new Set<Socket>();
  private readonly server = createServer((near) => this.join(near));

  private constructor(private readonly databaseUrl: URL) {}

  static async to(databaseUrl: string): Promise<Wire> {
    const wire = new Wire(new URL(databaseUrl));
    wire.server.listen(0, '127.0.0.1');
    await once(wire.server, 'listening');
    return wire;
  }

  /** Returns the database's address by this connection. @param parameters of the connection */
  url(parameters: Readonly<Record<string, string>> = {}): string {
    const url = new URL(this.databaseUrl);
    url.host = `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
    return url.href;
  }

  /** Stops traffic of the existing connections without notice to either end. New ones work. */
  unplug(): void {
    for (const end of this.ends) end.removeAllListeners('data').removeAllListeners('close').pause();
  }

  close(): void {
    this.server.close();
    for (const end of this.ends) end.destroy();
  }

  private join(near: Socket): void {
    const far = connect(Number(this.databaseUrl.port), this.databaseUrl.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      this.ends.add(from);
      from.setNoDelay(true);
      from.on('data', (bytes) => to.write(bytes));
      from.on('close', () => to.destroy());
      from.on('error', () => undefined);
    }
  }
}
