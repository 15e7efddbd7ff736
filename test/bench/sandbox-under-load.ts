import { type Companion, startSandbox } from '../../services/startup/companion.js';

/** The payment providers' sandbox as a separate process, with the actions of a payer. */
export class SandboxUnderLoad {
  private constructor(private readonly sandbox: Companion) {}

  /** @param folder for its data @param shopUrl target of its webhooks */
  static async start(folder: string, shopUrl: string): Promise<SandboxUnderLoad> {
    const settings = { DATA_DIR: folder, SANDBOX_PORT: '0', PUBLIC_URL: shopUrl };
    return new SandboxUnderLoad(await startSandbox({ ...process.env, ...settings }));
  }

  /** Settings with which the shop reaches it. */
  get keys(): Readonly<Record<string, string>> {
    return { SANDBOX: '1', ...this.sandbox.environment };
  }

  /** Lists the shop's orders with the number of each slip. */
  async orders(): Promise<readonly { readonly order: string; readonly reference: string }[]> {
    return (await this.ask('orders')).json() as Promise<{ order: string; reference: string }[]>;
  }

  /** @param path of the action, such as `pushes/release` */
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
