import { defineTextSetting } from '../kernel/setting.js';
import { CARRIERS } from './streams/carriers.shared.js';

/** The sender of the parcels, for a carrier's label. */
export const senderName = defineTextSetting('sender-name', '', 16);
export const senderTel = defineTextSetting('sender-tel', '', 15, /^[0-9-]+$/);
export const senderZipcode = defineTextSetting('sender-zipcode', '', 8, /^\d{3}-?\d{4}$/);
export const senderAddress = defineTextSetting('sender-address', '', 32);
export const senderBuilding = defineTextSetting('sender-building', '', 16);
/** The contents of the parcels, for the label. */
export const parcelContent = defineTextSetting('parcel-content', 'トレーディングカード', 25);
/** Yamato's 請求先顧客コード, the payer. */
export const yamatoCustomerCode = defineTextSetting('yamato-customer-code', '', 12, /^\d{10,12}$/);
/** Yamato's 運賃管理番号, the contract. */
export const yamatoFreightNumber = defineTextSetting('yamato-freight-number', '01', 2, /^\d{2}$/);
/** The carrier of list lines without one. */
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
