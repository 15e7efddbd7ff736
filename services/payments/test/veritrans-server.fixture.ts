import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const CCID = 'A100000000000001069951cc';
const SECRET = '0123456789abcdef'.repeat(4);

interface Order {
  readonly orderId: string;
  readonly service: string;
  readonly params: Readonly<Record<string, string>>;
  state: 'open' | 'failed' | 'cancelled';
  readonly taken: { readonly txnId: string; readonly yen: string }[];
  /** Refunded amounts in yen. */
  readonly refunds: string[];
}

/** A fault of a call: before the provider has acted, or after. */
interface Fault {
  readonly call: RegExp;
  readonly when: 'before' | 'after';
  readonly kind: 'reset' | '503' | 'held';
  times: number;
}

/** A fake provider with the part of VeriTrans4G's wire format that the specs need. It stores its orders. */
export class VeritransServer {
  readonly orders = new Map<string, Order>();
  /** The received calls, such as `Authorize/cvs`. */
  readonly calls: string[] = [];
  /** The number of searches for each order. */
  readonly searches = new Map<string, number>();
  readonly faults: Fault[] = [];
  private held: (() => void)[] = [];
  private transactions = 0;

  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  static async open(): Promise<VeritransServer> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const opened = new VeritransServer(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    server.on('request', (request, response) => void opened.take(request, response));
    return opened;
  }

  /** Returns the settings of a shop that is a merchant of this provider. */
  get environment(): Record<string, string> {
    return {
      VERITRANS_BASE_URL: this.url,
      VERITRANS_TOKEN_URL: `${this.url}/4gtoken`,
      VERITRANS_TOKEN_API_KEY: 'public-key',
      VERITRANS_MERCHANT_CCID: CCID,
      VERITRANS_SECRET_KEY: SECRET,
      BANK_NAME: 'みずほ銀行',
      BANK_BRANCH: '本店',
      BANK_ACCOUNT: '普通 1234567',
      BANK_HOLDER_KANA: 'カ)オリパ',
    };
  }

  fail(call: RegExp, when: Fault['when'], kind: Fault['kind'], times = 1): void {
    this.faults.push({ call, when, kind, times });
  }

  /** Releases the responses that a fault delays. */
  letGo(): void {
    for (const go of this.held.splice(0)) go();
  }

  /** Pays an order. */
  pay(orderId: string, yen = this.orders.get(orderId)!.params.amount!): void {
    this.transactions += 1;
    this.orders.get(orderId)!.taken.push({ txnId: `t${this.transactions}`, yen });
  }

  refuse(orderId: string): void {
    this.orders.get(orderId)!.state = 'failed';
  }

  /** Builds a webhook about paid orders, and its signature. */
  notice(pushId: string, rows: readonly (readonly [orderId: string, yen: number])[]): { body: string; hmac: string } {
    const fields = new URLSearchParams({
      numberOfNotify: String(rows.length),
      pushTime: '20260115120000',
      pushId,
    });
    for (const [i, [orderId, yen]] of rows.entries()) {
      const suffix = String(i).padStart(4, '0');
      fields.set(`orderId${suffix}`, orderId);
      fields.set(`rcvAmount${suffix}`, String(yen));
      fields.set(`dummy${suffix}`, '0');
    }
    const body = fields.toString();
    const mac = createHmac('sha256', Buffer.from(SECRET, 'hex')).update(body).digest('hex');
    return { body, hmac: `h=HmacSHA256;s=${CCID};v=${mac}` };
  }

  async close(): Promise<void> {
    this.letGo();
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    const text = Buffer.concat(chunks).toString('utf8');
    const call = request.url!.split('/').slice(-2).join('/');
    this.calls.push(call);
    if (await this.isFaulty(call, 'before', response)) return;
    const result = this.respond(call, text);
    if (await this.isFaulty(call, 'after', response)) return;
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ result }));
  }

  private async isFaulty(call: string, when: Fault['when'], response: ServerResponse): Promise<boolean> {
    const fault = this.faults.find((one) => one.times > 0 && one.when === when && one.call.test(call));
    if (!fault) return false;
    fault.times -= 1;
    if (fault.kind === 'held') {
      await new Promise<void>((resolve) => this.held.push(resolve));
      return false;
    }
    if (fault.kind === 'reset') response.destroy();
    else response.writeHead(503).end();
    return true;
  }

  private respond(call: string, text: string): object {
    const params = text.slice('{"params":'.length, text.lastIndexOf(',"authHash"'));
    const { authHash } = JSON.parse(text);
    const expected = createHash('sha256').update(`${CCID}${params}${SECRET}`).digest('hex');
    if (authHash !== expected) return { mstatus: 'failure', vResultCode: 'MA99000000000000' };
    const fields = JSON.parse(params);
    const [command, service] = call.split('/') as [string, string];
    if (command === 'Search') return this.search(fields.searchParameters.common.orderId);
    if (command === 'Authorize') return this.authorize(service, fields);
    const order = this.orders.get(fields.orderId);
    if (!order) return { mstatus: 'failure', vResultCode: 'NC99000000000000' };
    if (command === 'GetResult') return this.result(order);
    if (order.taken.length > 0 && fields.amount) return this.giveBack(order, service, fields.amount);
    if (order.taken.length > 0) return { mstatus: 'failure', vResultCode: 'DC99000000000000' };
    order.state = 'cancelled';
    return { mstatus: 'success', vResultCode: 'D001000000000000' };
  }

  private giveBack({ service, taken, refunds }: Order, requestedService: string, yen: string): object {
    const sum = (amounts: readonly string[]) => amounts.reduce((all, amount) => all + Number(amount), 0);
    const isMine = requestedService === (service === 'mpi' ? 'card' : service);
    if (!isMine || sum([...refunds, yen]) > sum(taken.map((one) => one.yen)))
      return { mstatus: 'failure', vResultCode: 'NH18000000000000' };
    refunds.push(yen);
    return { mstatus: 'success', vResultCode: 'A001000000000000' };
  }

  private authorize(service: string, params: Record<string, string>): object {
    const orderId = params.orderId!;
    if (this.orders.has(orderId)) return { mstatus: 'failure', vResultCode: 'NB01000000000000' };
    this.orders.set(orderId, { orderId, service, params, state: 'open', taken: [], refunds: [] });
    const done = { mstatus: 'success', vResultCode: 'G001000000000000', orderId };
    switch (service) {
      case 'mpi':
        return { ...done, authStartUrl: `${this.url}/acs/start/${orderId}`, resResponseContents: '<html></html>' };
      case 'cvs':
        return { ...done, receiptNo: this.receiptOf(orderId), haraikomiUrl: `${this.url}/konbini/${orderId}` };
      case 'bank':
        return { ...done, shunoKikanNo: '58091', customerNo: this.receiptOf(orderId), confirmNo: '123456' };
      default:
        return { ...done, responseContents: '<form>on to the carrier</form>' };
    }
  }

  /** Derives a number of eleven digits from the order, as a store's machine accepts it. */
  receiptOf(orderId: string): string {
    return String(BigInt(`0x${createHash('sha256').update(orderId).digest('hex').slice(0, 12)}`))
      .padStart(11, '7')
      .slice(-11);
  }

  private result({ state, taken, params }: Order): object {
    const word = taken.length > 0 ? 'success' : state === 'failed' ? 'failure' : '';
    const mpi = word === 'failure' ? 'success' : word;
    return {
      mstatus: 'success',
      vResultCode: 'G021000000000000',
      mpiMstatus: mpi,
      cardMstatus: word,
      reqAmount: params.amount,
    };
  }

  private search(orderId: string): object {
    this.searches.set(orderId, (this.searches.get(orderId) ?? 0) + 1);
    const order = this.orders.get(orderId);
    const done = { mstatus: 'success', vResultCode: 'NS01000000000000' };
    if (!order) return { ...done, searchCount: '0', orderInfos: {} };
    const { state, taken, refunds, params } = order;
    const first = state === 'failed' ? 'failure' : 'success';
    const transactionInfo = [
      { txnId: `a-${orderId}`, command: 'Authorize', mstatus: first, amount: params.amount },
      ...(state === 'cancelled' ? [{ txnId: `c-${orderId}`, command: 'Cancel', mstatus: 'success' }] : []),
      ...taken.map(({ txnId, yen }) => ({
        txnId,
        command: order.service === 'carrier' ? 'Capture' : 'Fulfill',
        mstatus: 'success',
        amount: yen,
        txnDatetime: '2026-01-15 12:00:00.0',
      })),
      ...refunds.map((amount, i) => ({ txnId: `g${i}-${orderId}`, command: 'Cancel', mstatus: 'success', amount })),
    ];
    const properOrderInfo = { receiptNo: this.receiptOf(orderId) };
    const orderInfo = [{ index: '0', orderId, properOrderInfo, transactionInfos: { transactionInfo } }];
    return { ...done, searchCount: '1', orderInfos: { orderInfo } };
  }
}
