import { Controller, Get } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Clock, toTokyoDate } from '../../kernel/time.js';
import { ForMembers } from '../../platform/http/access/access.js';
import { flagOf } from '../../platform/http/requests/codes.js';
import { CurrentContext, memberOf, type RequestContext } from '../../platform/http/requests/request-context.js';
import { dueDayOf } from '../streams/due-day.js';
import { parcelNumberOf } from '../streams/parcel-number.shared.js';
import { buildTrackingPage } from '../wire/tracking-page.js';
import type { OwnParcel, OwnParcelsResponse } from './own-parcels.contract.js';
import { GetOwnParcels, type OwnParcelRow } from './own-parcels.query.js';

/** GET /api/user/parcel/list */
@Controller('user/parcel')
export class OwnParcelsController {
  constructor(
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  @Get('list')
  @ForMembers()
  async list(@CurrentContext() context: RequestContext): Promise<OwnParcelsResponse> {
    const rows = await this.queries.execute(new GetOwnParcels(memberOf(context)));
    const today = toTokyoDate(this.clock.now());
    return { state: 200, list: rows.map((row) => ownParcel(row, today)) };
  }
}

const ownParcel = (row: OwnParcelRow, today: string): OwnParcel => {
  const { status, needsAddress, cards, carrier, deliveryCode } = row;
  const dueOn = dueDayOf(row.requestedAt);
  return {
    number: parcelNumberOf(row.number),
    status,
    cards,
    history_id: row.drawId,
    due_on: dueOn,
    needs_address: flagOf(needsAddress),
    is_late: flagOf(status === 'requested' && !needsAddress && dueOn < today),
    delivery_code: deliveryCode ?? '',
    url: (status === 'shipped' && carrier && deliveryCode && buildTrackingPage(carrier, deliveryCode)) || '',
  };
};
