import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { Language } from '../../kernel/languages.js';
import type { TokyoDate } from '../../kernel/time.js';
import { writeCsv } from '../../platform/csv/csv.js';
import { Settings } from '../../platform/settings.js';
import type { ParcelFilter } from '../rows/parcel-search.rows.js';
import {
  parcelContent,
  senderAddress,
  senderBuilding,
  senderName,
  senderTel,
  senderZipcode,
  yamatoCustomerCode,
  yamatoFreightNumber,
} from '../sender-settings.js';
import { B2_COLUMNS } from './b2-columns.js';
import { findMissingSenderFields, type LabelSender, labelFaults, labelOf } from './b2-label.js';
import { labelMessage, toSenderMessage } from './label-faults.messages.js';
import { PackedParcels, type ParcelToPack } from './packed-parcels.rows.js';
import type { LabelReport } from './packing-list.contract.js';

/** The maximum number of problems in a report. */
const NAMED = 1000;

type Label = ReturnType<typeof labelOf>;

const COLUMNS = Object.fromEntries(B2_COLUMNS.map((column) => [column, (label: Label) => label[column] ?? '']));

/** Builds labels for a carrier. */
@Injectable()
export class Labels {
  constructor(
    private readonly parcels: PackedParcels,
    private readonly settings: Settings,
  ) {}

  /** Returns the message about missing settings; null when they are complete. */
  missing() {
    const missing = findMissingSenderFields(this.sender());
    return missing.length > 0 ? toSenderMessage(missing) : null;
  }

  async report(filter: ParcelFilter, language: Language): Promise<LabelReport> {
    let parcels = 0;
    let ready = 0;
    const problems: LabelReport['problems'][number][] = [];
    for await (const parcel of this.parcels.of(filter)) {
      const faults = labelFaults(parcel);
      parcels += 1;
      if (faults.length === 0) ready += 1;
      for (const fault of faults)
        if (problems.length < NAMED)
          problems.push({
            id: parcel.id,
            number: parcel.number,
            field: fault.field,
            message: labelMessage(fault)[language],
          });
    }
    return { parcels, ready, sender: this.missing()?.[language] ?? null, problems };
  }

  /** Returns the file with a label for every parcel that gets one. */
  file(filter: ParcelFilter, day: TokyoDate): Readable {
    return writeCsv(COLUMNS, this.labels(filter, this.sender(), day), 'shift_jis');
  }

  private async *labels(filter: ParcelFilter, sender: LabelSender, day: TokyoDate): AsyncGenerator<Label> {
    const gets = (parcel: ParcelToPack) => labelFaults(parcel).length === 0;
    for await (const parcel of this.parcels.of(filter)) if (gets(parcel)) yield labelOf(parcel, sender, day);
  }

  private sender(): LabelSender {
    const { settings } = this;
    return {
      name: settings.get(senderName),
      tel: settings.get(senderTel),
      zipcode: settings.get(senderZipcode),
      address: settings.get(senderAddress),
      building: settings.get(senderBuilding),
      content: settings.get(parcelContent),
      customerCode: settings.get(yamatoCustomerCode),
      freightNumber: settings.get(yamatoFreightNumber),
    };
  }
}
