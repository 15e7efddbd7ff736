import { Module } from '@nestjs/common';
import { MembersModule } from '../members/index.js';
import { OperatorsModule } from '../operators/index.js';
import type { Part } from '../platform/part.js';
import { MarkShippedController } from './mark-shipped/mark-shipped.admin.controller.js';
import { MarkShippedHandler } from './mark-shipped/mark-shipped.command.js';
import { NotifyMemberHandler } from './notify-member/notify-member.command.js';
import { notifyMemberWhenShipped } from './notify-member/notify-member-when-shipped.policy.js';
import { ParcelsController } from './parcel-list/parcels.admin.controller.js';
import { GetParcelHandler, GetParcelsHandler } from './parcels.query.js';
import { ParcelsOfDraw } from './parcels-of-draw.js';
import { shipmentEvents } from './streams/shipment.events.js';

@Module({
  imports: [MembersModule, OperatorsModule],
  controllers: [ParcelsController, MarkShippedController],
  providers: [GetParcelsHandler, GetParcelHandler, MarkShippedHandler, NotifyMemberHandler, ParcelsOfDraw],
  exports: [ParcelsOfDraw],
})
export class ShipmentsModule {}

export const shipmentsPart: Part = {
  name: 'shipments',
  module: ShipmentsModule,
  events: shipmentEvents,
  policies: [notifyMemberWhenShipped],
};
