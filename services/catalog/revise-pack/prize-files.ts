import { Injectable } from '@nestjs/common';
import { type CsvRecord, readCsv } from '../../platform/csv/csv.js';
import { CardRecords } from '../rows/card-records.rows.js';
import { PRIZE_HEADING } from './prize-heading.shared.js';
import { type PrizeColumn, PrizeLines } from './prize-lines.js';

/** The number of lines whose cards are loaded together. */
const BATCH = 1000;

/** Reads prize files as they arrive. */
@Injectable()
export class PrizeFiles {
  constructor(private readonly cards: CardRecords) {}

  /**
   * Reads a prize file.
   *
   * @param body the body of a `text/csv` request
   * @throws RefusedError 400 under `file` if it is not a prize file
   */
  async read(body: unknown): Promise<PrizeLines> {
    const lines = new PrizeLines();
    let batch: CsvRecord<PrizeColumn>[] = [];
    for await (const record of readCsv(body, PRIZE_HEADING)) {
      batch.push(record);
      if (batch.length < BATCH) continue;
      await this.take(lines, batch);
      batch = [];
    }
    await this.take(lines, batch);
    return lines;
  }

  private async take(lines: PrizeLines, batch: readonly CsvRecord<PrizeColumn>[]): Promise<void> {
    const known = lines.isFull
      ? new Set()
      : await this.cards.knownOf([...new Set(batch.map(({ cells }) => cells.card_id))]);
    for (const record of batch) lines.take(record, known.has(record.cells.card_id));
  }
}
