import iconv from 'iconv-lite';
import { tokyoDay } from '../clock.js';
import { ACCOUNT } from '../keys/shop-environment.js';
import type { OrderLine, OrderSource, ProviderContext } from '../provider-context.js';
import type { Collection } from '../store/store.js';
import { bankKana } from './bank-kana.js';
import { type Deposit, zenginFile } from './zengin.js';

/** A transfer that somebody sent; the bank tells of it from its day on. */
export interface Transfer extends Deposit {
  readonly id: string;
  /** The formats in which a statement has told of it. */
  readonly told: readonly Format[];
}

export type Format = 'txt' | 'csv';

const COLUMNS = '取引日,照会番号,金額,振込依頼人名,取消';

const csvFile = (deposits: readonly Deposit[]): Buffer => {
  const lines = deposits.map(({ day, enquiry, yen, sender, isCancelled }) =>
    [day.replaceAll('-', '/'), String(enquiry).padStart(6, '0'), yen, bankKana(sender), isCancelled ? '取消' : ''].join(
      ',',
    ),
  );
  return iconv.encode(`${[COLUMNS, ...lines].join('\r\n')}\r\n`, 'Shift_JIS');
};

/** The shop's own bank account: what is sent to it, and the statements of it. */
export class Bank implements OrderSource {
  readonly provider = 'bank';
  readonly #transfers: Collection<Transfer>;

  constructor(private readonly context: ProviderContext) {
    this.#transfers = context.store.collection('bank.transfers');
  }

  get today(): string {
    return tokyoDay(this.context.clock.now());
  }

  /** Somebody sends money; on another day than today if one is named. */
  send(sender: string, yen: number, day = this.today): Transfer {
    const transfer = this.#note({ day, yen, sender, isCancelled: false });
    this.context.cashbook.book({ provider: 'bank', order: transfer.id, reference: transfer.id, kind: 'payment', yen });
    return transfer;
  }

  /** The sender's bank takes a transfer back, on a line of its own. Null for what is no transfer, or was taken back before. */
  cancel(id: string): Transfer | null {
    const sent = this.#transfers.get(id);
    if (!sent || sent.isCancelled || this.context.cashbook.left('bank', id) === 0) return null;
    const { yen, sender, enquiry } = sent;
    this.context.cashbook.book({ provider: 'bank', order: id, reference: id, kind: 'refund', yen });
    return this.#note({ day: this.today, yen, sender, isCancelled: true }, enquiry);
  }

  /** What the bank gives since the last statement of this format. */
  next(format: Format): Buffer {
    const fresh = this.#booked().filter(({ told }) => !told.includes(format));
    for (const transfer of fresh) this.#transfers.put(transfer.id, { ...transfer, told: [...transfer.told, format] });
    return this.#file(format, fresh);
  }

  /** The whole statement of a day, as often as it is asked for. */
  statementOf(day: string, format: Format): Buffer {
    return this.#file(
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
        state: this.context.cashbook.left('bank', id) === 0 ? 'cancelled' : day > this.today ? 'announced' : 'booked',
        yen,
        created: Date.parse(`${day}T00:00:00+09:00`),
      }));
  }

  chargeBack(): boolean {
    return false;
  }

  giveBack(): boolean {
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

  #note(deposit: Omit<Deposit, 'enquiry'>, enquiry = this.#transfers.size + 1): Transfer {
    const id = `transfer-${this.#transfers.size + 1}`;
    const transfer = { ...deposit, enquiry, id, told: [] };
    this.#transfers.put(id, transfer);
    return transfer;
  }

  #booked(): Transfer[] {
    return this.#transfers.list().filter(({ day }) => day <= this.today);
  }

  #file(format: Format, deposits: readonly Deposit[]): Buffer {
    return format === 'txt' ? zenginFile(ACCOUNT, deposits, this.today) : csvFile(deposits);
  }
}
