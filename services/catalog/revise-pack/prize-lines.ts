import type { Bilingual } from '../../kernel/languages.js';
import type { CsvRecord } from '../../platform/csv/csv.js';
import { parseRequest } from '../../platform/http/requests/contract.js';
import { RefusedError } from '../../platform/http/responses/envelope.js';
import { parseWholeNumber } from '../../platform/text/whole-number.js';
import type { PrizeLineFault } from '../streams/pack.refusals.js';
import { MAX_TICKETS } from '../streams/pack-terms.js';
import { MAX_PRIZES, PrizeRequest } from '../wire/pack-draft.contract.js';
import type { PRIZE_HEADING } from './prize-heading.shared.js';

export type PrizeColumn = (typeof PRIZE_HEADING.required)[number] | (typeof PRIZE_HEADING.optional)[number];

/** The maximum number of errors reported. Later lines are only counted, since the file must be corrected anyway. */
const MAX_ERRORS = 200;

/** Builds the message for an unknown code; a very long code is shortened. */
const unknownCard = (code: string): Bilingual => ({
  ja: `コード「${code.slice(0, 64)}」のカードは登録されていません。カードの一覧にあるコードを入力するか、先にカードを登録してください。`,
  en: `There is no card with the code “${code.slice(0, 64)}”. Enter a code from the list of cards, or add the card first.`,
});
const TOO_MANY: Bilingual = {
  ja: `景品は${MAX_PRIZES}行までです。`,
  en: `A pack has at most ${MAX_PRIZES} rows of prizes.`,
};
const TOO_MANY_TICKETS: Bilingual = {
  ja: `この行で口数の合計が上限の${MAX_TICKETS / 10_000}万口を超えます。`,
  en: `This line takes the total to more than ${MAX_TICKETS.toLocaleString('en')} tickets.`,
};

/** Checks the lines of a prize file one by one. It keeps only the values that later lines are compared with. */
export class PrizeLines {
  readonly prizes: PrizeRequest[] = [];
  readonly errors: PrizeLineFault[] = [];
  /** The total number of lines. */
  count = 0;
  private tickets = 0;
  private readonly lineOf = new Map<string, number>();
  private readonly namesOf = new Map<number, { readonly names: string; readonly line: number }>();

  /**
   * Checks one line.
   *
   * @param known true if a card has the code of this line
   */
  take({ line, cells }: CsvRecord<PrizeColumn>, known: boolean): void {
    this.count += 1;
    if (this.isFull) return;
    if (this.count > MAX_PRIZES) {
      this.fault(line, 'card_id', TOO_MANY);
      return;
    }
    const before = this.errors.length;
    if (!known) this.fault(line, 'card_id', unknownCard(cells.card_id));
    const prize = this.read(line, cells);
    if (prize) this.compare(line, prize);
    if (prize && this.errors.length === before) this.prizes.push(prize);
  }

  /** True if further lines are only counted. */
  get isFull(): boolean {
    return this.errors.length >= MAX_ERRORS || this.count > MAX_PRIZES + 1;
  }

  private read(line: number, cells: CsvRecord<PrizeColumn>['cells']): PrizeRequest | null {
    try {
      return parseRequest(PrizeRequest, requestOf(cells));
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      // The code is already reported as unknown.
      for (const [field, [message]] of Object.entries(error.errors))
        if (field !== 'card_id') this.fault(line, field as PrizeColumn, message!);
      return null;
    }
  }

  private compare(line: number, prize: PrizeRequest): void {
    const key = `${prize.rank} ${prize.card_id}`;
    const earlier = this.lineOf.get(key);
    if (earlier !== undefined) this.fault(line, 'card_id', sameAs(earlier));
    else this.lineOf.set(key, line);
    const names = `${prize.rank_name}\n${prize.rank_name_en}`;
    const named = this.namesOf.get(prize.rank);
    if (named === undefined) this.namesOf.set(prize.rank, { names, line });
    else if (named.names !== names) this.fault(line, 'rank_name', namedOtherwise(named.line));
    const within = this.tickets <= MAX_TICKETS;
    this.tickets += prize.quantity;
    if (within && this.tickets > MAX_TICKETS) this.fault(line, 'quantity', TOO_MANY_TICKETS);
  }

  private fault(line: number, field: PrizeColumn, message: Bilingual): void {
    this.errors.push({ line, field, message });
  }
}

const sameAs = (line: number): Bilingual => ({
  ja: `${line}行目と同じランク・同じカードです。1行にまとめてください。`,
  en: `This card is also in the same rank on line ${line}. Merge them into one line.`,
});

const namedOtherwise = (line: number): Bilingual => ({
  ja: `同じランクの${line}行目とランク名が違います。`,
  en: `Line ${line} has a different name for the same rank.`,
});

const requestOf = (cells: CsvRecord<PrizeColumn>['cells']): object => ({
  card_id: cells.card_id,
  rank: parseWholeNumber(cells.rank),
  rank_name: cells.rank_name,
  rank_name_en: cells.rank_name_en || cells.rank_name,
  quantity: parseWholeNumber(cells.quantity),
  buy_point: cells.buy_point === '' ? null : parseWholeNumber(cells.buy_point),
  no_reduction: cells.no_reduction === '' ? '0' : cells.no_reduction.normalize('NFKC'),
  set_count: cells.set_count === '' ? 1 : parseWholeNumber(cells.set_count),
});
