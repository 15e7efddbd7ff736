import { type CarrierCode, carrierCodeOf } from '../streams/carriers.shared.js';

/** Where a carrier shows how far a parcel is, by the digits of its tracking number. */
const PAGES: Readonly<Partial<Record<CarrierCode, (digits: string) => string>>> = {
  yamato: (digits) => `https://member.kms.kuronekoyamato.co.jp/parcel/detail?pno=${digits}`,
  sagawa: (digits) => `https://k2k.sagawa-exp.co.jp/p/web/okurijosearch.do?okurijoNo=${digits}`,
  'japan-post': (digits) =>
    `https://trackings.post.japanpost.jp/services/srv/search/direct?searchKind=S002&locale=ja&reqCodeNo1=${digits}`,
};

/** The carrier's own page of a parcel; null for a carrier whose pages the shop does not know. */
export const trackingPage = (carrier: string, deliveryCode: string): string | null => {
  const code = carrierCodeOf(carrier);
  return (code && PAGES[code]?.(encodeURIComponent(deliveryCode.replaceAll('-', '')))) ?? null;
};
