import { Module } from '@nestjs/common';
import { MembersModule } from '../members/index.js';
import { OperatorsModule } from '../operators/index.js';
import { Subjects } from '../platform/console-api/audit-trail/subjects.rows.js';
import { Database } from '../platform/database/database.js';
import { OwnData } from '../platform/own-data/own-data.js';
import type { Part } from '../platform/part.js';
import { AddressParcelsHandler } from './address-parcels/address-parcels.command.js';
import { addressParcelsWhenAddressEntered } from './address-parcels/address-parcels-when-address-entered.policy.js';
import { AskForAddressHandler } from './ask-for-address/ask-for-address.command.js';
import { askForAddressWhenMailConfirmed } from './ask-for-address/ask-for-address-when-mail-confirmed.policy.js';
import { askForAddressWhenRequested } from './ask-for-address/ask-for-address-when-requested.policy.js';
import { changeAddress } from './change-address/change-address.admin.command.js';
import { ParcelsOfAccount } from './close-account/parcels-of-account.js';
import { combineParcels } from './combine-parcels/combine-parcels.admin.command.js';
import { ParcelTarget } from './commands/parcel.target.js';
import { correctTracking } from './correct-tracking/correct-tracking.admin.command.js';
import { listOwnParcelSections } from './export-data/own-parcels.query.js';
import { forfeitParcel } from './forfeit-parcel/forfeit-parcel.admin.command.js';
import { ForfeitParcelsOfMember } from './forfeit-parcel/forfeit-parcels-of-member.js';
import { markReturned } from './mark-returned/mark-returned.admin.command.js';
import { ImportTrackingController } from './mark-shipped/import-tracking.admin.controller.js';
import { JudgeTrackingHandler } from './mark-shipped/judge-tracking.query.js';
import { ListedParcels } from './mark-shipped/listed-parcels.js';
import { markShipped } from './mark-shipped/mark-shipped.admin.command.js';
import { NotifyMemberHandler } from './notify-member/notify-member.command.js';
import { notifyMemberWhenAddressChanged } from './notify-member/notify-member-when-address-changed.policy.js';
import { notifyMemberWhenReturned } from './notify-member/notify-member-when-returned.policy.js';
import { notifyMemberWhenShipped } from './notify-member/notify-member-when-shipped.policy.js';
import { notifyMemberWhenTrackingCorrected } from './notify-member/notify-member-when-tracking-corrected.policy.js';
import { OwnParcelsController } from './own-parcels/own-parcels.controller.js';
import { GetOwnParcelsHandler } from './own-parcels/own-parcels.query.js';
import { Labels } from './packing-list/labels.js';
import { PackedParcels } from './packing-list/packed-parcels.rows.js';
import { PackingListController } from './packing-list/packing-list.admin.controller.js';
import { ParcelsController } from './parcel-list/parcels.admin.controller.js';
import { resendParcel } from './resend-parcel/resend-parcel.admin.command.js';
import { ADDRESSES_KEPT_MS, FORMER_ADDRESS_ENDED_AT } from './rows/former-addresses.rows.js';
import { PARCEL_NAMES } from './rows/parcel-names.rows.js';
import { GetParcelHandler, GetParcelsHandler } from './rows/parcels.query.js';
import { ParcelsOfDraw } from './rows/parcels-of-draw.rows.js';
import { senderSettings } from './sender-settings.js';
import { splitParcel } from './split-parcel/split-parcel.admin.command.js';
import { shipmentStream } from './streams/shipment.state.js';

@Module({
  imports: [MembersModule, OperatorsModule],
  controllers: [
    OwnParcelsController,
    ImportTrackingController,
    PackingListController,
    ParcelsController,
    markShipped,
    markReturned,
    correctTracking,
    changeAddress,
    resendParcel,
    forfeitParcel,
    combineParcels,
    splitParcel,
  ],
  providers: [
    ParcelTarget,
    PackedParcels,
    Labels,
    ListedParcels,
    GetParcelsHandler,
    GetParcelHandler,
    GetOwnParcelsHandler,
    JudgeTrackingHandler,
    ForfeitParcelsOfMember,
    ParcelsOfAccount,
    AddressParcelsHandler,
    AskForAddressHandler,
    NotifyMemberHandler,
    ParcelsOfDraw,
  ],
  exports: [ParcelsOfDraw],
})
export class ShipmentsModule {
  constructor(subjects: Subjects, database: Database, ownData: OwnData) {
    subjects.add('shipments', PARCEL_NAMES);
    ownData.add(...listOwnParcelSections(database.pool));
  }
}

export const shipmentsPart: Part = {
  name: 'shipments',
  module: ShipmentsModule,
  streams: [shipmentStream],
  settings: senderSettings,
  outdated: [
    {
      table: 'shipments.former_addresses',
      column: FORMER_ADDRESS_ENDED_AT,
      lifeMs: ADDRESSES_KEPT_MS,
      erased: ['name', 'zipcode', 'pref_id', 'province', 'shiku', 'address', 'building', 'tel'],
    },
  ],
  policies: [
    addressParcelsWhenAddressEntered,
    askForAddressWhenRequested,
    askForAddressWhenMailConfirmed,
    notifyMemberWhenShipped,
    notifyMemberWhenTrackingCorrected,
    notifyMemberWhenAddressChanged,
    notifyMemberWhenReturned,
  ],
};
