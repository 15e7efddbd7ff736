import { defineTextSetting } from '../kernel/setting.js';
import { CARRIERS } from './streams/carriers.shared.js';

/** Who sends the parcels, as a carrier's label says it. */
export const senderName = defineTextSetting('sender-name', '', 16);
export const senderTel = defineTextSetting('sender-tel', '', 15, /^[0-9-]+$/);
export const senderZipcode = defineTextSetting('sender-zipcode', '', 8, /^\d{3}-?\d{4}$/);
export const senderAddress = defineTextSetting('sender-address', '', 32);
export const senderBuilding = defineTextSetting('sender-building', '', 16);
/** What is in the parcels, as the label says it. */
export const parcelContent = defineTextSetting('parcel-content', 'トレーディングカード', 25);
/** Yamato's 請求先顧客コード: who pays. */
export const yamatoCustomerCode = defineTextSetting('yamato-customer-code', '', 12, /^\d{10,12}$/);
/** Yamato's 運賃管理番号: by which contract. */
export const yamatoFreightNumber = defineTextSetting('yamato-freight-number', '01', 2, /^\d{2}$/);
/** Who carries the parcels of a list that names nobody. */
export const usualCarrier = defineTextSetting('usual-carrier', CARRIERS.yamato.name.ja, 50);

export const senderSettings = [
  senderName,
  senderTel,
  senderZipcode,
  senderAddress,
  senderBuilding,
  parcelContent,
  yamatoCustomerCode,
  yamatoFreightNumber,
  usualCarrier,
];
