import iconv from 'iconv-lite';
import { toTokyoDay } from '../clock.js';
import { ACCOUNT } from '../keys/shop-environment.js';
import type { OrderLine, OrderSource, ProviderContext } from '../provider-context.js';
import type { Collection } from '../store/store.js';
import { toBankKana } from './bank-kana.js';
import { buildZenginFile, type Deposit } from './zengin.js';

/** A transfer to the shop's account; statements list it from its day on. */
export interface BankTransfer extends Deposit {
  readonly id: string;
  /** Formats of the statements that have listed it. */
  readonly told: readonly Format[];
}

export type Format = 'txt' | 'csv';

const COLUMNS = '取引日,照会番号,金額,振込依頼人名,取消';

const buildCsvFile = (deposits: readonly Deposit[]): Buffer => {
  const lines = deposits.map(({ day, enquiry, yen, sender, isCancelled }) =>
    [
      day.replaceAll('-', '/'),
      String(enquiry).padStart(6, '0'),
      yen,
      toBankKana(sender),
      isCancelled ? '取消' : '',
    ].join(','),
  );
  return iconv.encode(`${[COLUMNS, ...lines].join('\r\n')}\r\n`, 'Shift_JIS');
};

/** The shop's bank account: the transfers to it and its statements. */
export class Bank implements OrderSource {
  readonly provider = 'bank';
  readonly #transfers: Collection<BankTransfer>;

  constructor(private readonly context: ProviderContext) {
    this.#transfers = context.store.collection('bank.transfers');
  }

  get today(): string {
    return toTokyoDay(this.context.clock.now());
  }

  /** Books a transfer to the shop, today or on the named day. */
  send(sender: string, yen: number, day = this.today): BankTransfer {
    const transfer = this.#save({ day, yen, sender, isCancelled: false });
    this.context.cashbook.book({ provider: 'bank', order: transfer.id, reference: transfer.id, kind: 'payment', yen });
    return transfer;
  }

  /** Recalls a transfer with a line of its own. Returns null for an unknown transfer and for one that was recalled before. */
  cancel(id: string): BankTransfer | null {
    const sent = this.#transfers.get(id);
    if (!sent || sent.isCancelled || this.context.cashbook.refundableYen('bank', id) === 0) return null;
    const { yen, sender, enquiry } = sent;
    this.context.cashbook.book({ provider: 'bank', order: id, reference: id, kind: 'refund', yen });
    return this.#save({ day: this.today, yen, sender, isCancelled: true }, enquiry);
  }

  /** Returns a statement of the transfers since the last statement of this format. */
  takeNewStatement(format: Format): Buffer {
    const unlisted = this.#booked().filter((transfer) => !transfer.told.includes(format));
    for (const transfer of unlisted)
      this.#transfers.put(transfer.id, { ...transfer, told: [...transfer.told, format] });
    return this.#buildFile(format, unlisted);
  }

  /** Returns the complete statement of a day; it can be repeated. */
  statementOf(day: string, format: Format): Buffer {
    return this.#buildFile(
      format,
      this.#booked().filter((transfer) => transfer.day === day),
    );
  }

  orders(): readonly OrderLine[] {
    return this.#transfers
      .list()
      .filter(({ isCancelled }) => !isCancelled)
      .map(({ id, yen, day }) => ({
        order: id,
        provider: 'bank',
        method: 'transfer',
        reference: id,
        state:
          this.context.cashbook.refundableYen('bank', id) === 0
            ? 'cancelled'
            : day > this.today
              ? 'announced'
              : 'booked',
        yen,
        created: Date.parse(`${day}T00:00:00+09:00`),
      }));
  }

  chargeBack(): boolean {
    return false;
  }

  refundInConsole(): boolean {
    return false;
  }

  reverse(): boolean {
    return false;
  }

  bounceRefund(): boolean {
    return false;
  }

  resolveDispute(): boolean {
    return false;
  }

  decide(): boolean {
    return false;
  }

  #save(deposit: Omit<Deposit, 'enquiry'>, enquiry = this.#transfers.size + 1): BankTransfer {
    const id = `transfer-${this.#transfers.size + 1}`;
    const transfer = { ...deposit, enquiry, id, told: [] };
    this.#transfers.put(id, transfer);
    return transfer;
  }

  #booked(): BankTransfer[] {
    return this.#transfers.list().filter(({ day }) => day <= this.today);
  }

  #buildFile(format: Format, deposits: readonly Deposit[]): Buffer {
    return format === 'txt' ? buildZenginFile(ACCOUNT, deposits, this.today) : buildCsvFile(deposits);
  }
}
