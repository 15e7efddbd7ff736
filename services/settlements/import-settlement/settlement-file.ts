import { Readable } from 'node:stream';
import type { TokyoDate } from '../../kernel/time.js';
import { type CsvRecord, readCsv, readFileText } from '../../platform/csv/csv.js';
import { findHeading } from '../../platform/csv/csv-heading.js';
import { buildFieldError, RefusedError } from '../../platform/http/responses/envelope.js';
import type { ExternalProvider } from '../../platform/payments/providers.shared.js';
import type { SettlementLayout, SettlementRecord } from '../../platform/payments/settlement/settlement-record.js';
import { buildMissingDayRefusal, buildSeveralDaysRefusal } from './line-faults.messages.js';
import { settlementLayoutsOf } from './settlement-layouts.js';
import { dateOf } from './settlement-lines.js';

/** Returns the first format whose columns are all present, else the shop's own, which reports the missing columns. */
const layoutOf = async (provider: ExternalProvider, bytes: Buffer): Promise<SettlementLayout> => {
  const layouts = settlementLayoutsOf(provider);
  const text = await readFileText(Readable.from([bytes]));
  return layouts.find(({ heading }) => findHeading(text, heading)?.problem === null) ?? layouts[0]!;
};

/**
 * Returns the lines of one day of a report.
 *
 * @throws RefusedError 400 under `day` if it has several days and none was chosen
 */
const ofDay = (records: readonly SettlementRecord[], chosenDay: TokyoDate | null): readonly SettlementRecord[] => {
  const dayOf = ({ cells }: SettlementRecord): TokyoDate | null => dateOf(cells.date);
  const days = [...new Set(records.flatMap((record) => dayOf(record) ?? []))].sort();
  if (chosenDay === null && days.length > 1)
    throw new RefusedError(400, buildFieldError('day', buildSeveralDaysRefusal(days)));
  if (chosenDay !== null && days.length > 0 && !days.includes(chosenDay))
    throw new RefusedError(400, buildFieldError('day', buildMissingDayRefusal(days)));
  return records.filter((record) => chosenDay === null || (dayOf(record) ?? chosenDay) === chosenDay);
};

/**
 * Reads a provider's file in any known format into the shop's own.
 *
 * @throws RefusedError 400 under `file` for an unknown format, under `day` for a report of several days without a
 * chosen day
 */
export const readSettlementFile = async (
  provider: ExternalProvider,
  bytes: Buffer,
  chosenDay: TokyoDate | null,
): Promise<readonly SettlementRecord[]> => {
  const layout = await layoutOf(provider, bytes);
  const read: CsvRecord<string>[] = [];
  for await (const record of readCsv(Readable.from([bytes]), layout.heading)) read.push(record);
  const records = layout.recordsOf(read);
  return layout.hasTimes ? ofDay(records, chosenDay) : records;
};
