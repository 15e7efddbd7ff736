import { type Companion, startSandbox } from '../../services/startup/companion.js';

/** The payment providers' sandbox as a process of its own, and what can be done there that a payer would do. */
export class SandboxUnderLoad {
  private constructor(private readonly sandbox: Companion) {}

  /** @param folder for what it keeps @param shopUrl where its notices go */
  static async start(folder: string, shopUrl: string): Promise<SandboxUnderLoad> {
    const settings = { DATA_DIR: folder, SANDBOX_PORT: '0', PUBLIC_URL: shopUrl };
    return new SandboxUnderLoad(await startSandbox({ ...process.env, ...settings }));
  }

  /** What the shop needs to reach it. */
  get keys(): Readonly<Record<string, string>> {
    return { SANDBOX: '1', ...this.sandbox.environment };
  }

  /** What the shop has ordered, and the number of each slip. */
  async orders(): Promise<readonly { readonly order: string; readonly reference: string }[]> {
    return (await this.ask('orders')).json() as Promise<{ order: string; reference: string }[]>;
  }

  /** @param path of what is done there, as of `pushes/release` */
  async control(path: string, body: object = {}): Promise<void> {
    const headers = { 'content-type': 'application/json' };
    await this.ask(path, { method: 'POST', headers, body: JSON.stringify(body) });
  }

  stop(): Promise<void> {
    return this.sandbox.stop();
  }

  private async ask(path: string, request: RequestInit = {}): Promise<Response> {
    const response = await fetch(`${this.sandbox.url}/_control/${path}`, request);
    if (!response.ok) throw new Error(`the sandbox answered ${response.status} to ${path}`);
    return response;
  }
}
