import { MAIL_ADDRESS } from '../kernel/mail-address.js';
import { defineTextSetting } from '../kernel/setting.js';

/** The shop's operator, as the law requires it to be shown. Each setting is empty until an owner enters it. */
export const shopName = defineTextSetting('shop-name', '', 80);
export const shopRepresentative = defineTextSetting('shop-representative', '', 80);
export const shopAddress = defineTextSetting('shop-address', '', 160);
export const shopTelephone = defineTextSetting('shop-telephone', '', 20, /^[0-9+ -]*$/);
export const shopMail = defineTextSetting('shop-mail', '', 100, MAIL_ADDRESS);
/** 古物商許可番号, with the authority that issued it. */
export const shopLicence = defineTextSetting('shop-licence', '', 80);
/** The contact for complaints, with its hours. */
export const shopComplaints = defineTextSetting('shop-complaints', '', 160);

export const shopIdentity = [
  shopName,
  shopRepresentative,
  shopAddress,
  shopTelephone,
  shopMail,
  shopLicence,
  shopComplaints,
];
