import { Injectable } from '@nestjs/common';
import { computeChanges } from '../../platform/console-api/audit-trail/changes.js';
import type { OperatorCommand } from '../../platform/console-api/commands/operator-command.js';
import { OperatorCommands } from '../../platform/console-api/commands/operator-commands.js';
import { EventStore } from '../../platform/store/event-store.js';
import { describeRefusal } from '../commands/shipment-refusals.messages.js';
import { auditedShipmentOf, ParcelTable } from '../parcels/parcels.js';
import type { ShipmentRefusal } from '../streams/shipment.refusals.js';
import { decideMarkShipped } from './mark-shipped.decide.js';
import type { JudgedLine } from './tracking-lines.js';
import type { Overtaken } from './tracking-report.js';

/** Marks the parcels of a list as shipped. */
@Injectable()
export class ListedParcels {
  constructor(
    private readonly commands: OperatorCommands,
    private readonly store: EventStore,
  ) {}

  /** Marks parcels in one commit; a refused one does not stop the others. @returns the refused ones */
  async ship(command: OperatorCommand, lines: readonly JudgedLine[]): Promise<Overtaken[]> {
    const ids = lines.map(({ id }) => id);
    const codes = lines.map(({ deliveryCode }) => deliveryCode);
    const each = { ...command, name: 'mark-shipped' };
    const context = () => this.commands.contextOf(command);
    const locks = await ParcelTable.locksOf(this.store, ids, codes);
    return this.store.transact(locks, async (tx) => {
      const table = await ParcelTable.load(tx, ids, codes);
      const overtaken: Overtaken[] = [];
      for (const line of lines) {
        const { id, deliveryCode, carrier } = line;
        const { parcel, holder, isHeld } = table.parcelOf(id, deliveryCode)!;
        const { events, refusal } = decideMarkShipped(parcel, { deliveryCode, carrier }, holder, isHeld);
        const before = auditedShipmentOf(table.shipmentOf(id).state);
        if (events) await table.record(context(), events);
        const changes = computeChanges(before, auditedShipmentOf(table.shipmentOf(id).state));
        this.commands.record(tx, each, id, refusal?.code ?? 'done', { changes });
        if (refusal) overtaken.push(overtakenBy(refusal, line));
      }
      return overtaken;
    });
  }
}

const overtakenBy = (refusal: ShipmentRefusal, line: JudgedLine): Overtaken => {
  const [, message] = describeRefusal(refusal);
  return { line, code: refusal.code, message };
};
