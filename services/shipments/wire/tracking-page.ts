import { type CarrierCode, carrierCodeOf } from '../streams/carriers.shared.js';

/** The carriers' tracking pages, by the digits of the tracking number. */
const PAGES: Readonly<Partial<Record<CarrierCode, (digits: string) => string>>> = {
  yamato: (digits) => `https://member.kms.kuronekoyamato.co.jp/parcel/detail?pno=${digits}`,
  sagawa: (digits) => `https://k2k.sagawa-exp.co.jp/p/web/okurijosearch.do?okurijoNo=${digits}`,
  'japan-post': (digits) =>
    `https://trackings.post.japanpost.jp/services/srv/search/direct?searchKind=S002&locale=ja&reqCodeNo1=${digits}`,
};

/** Returns the carrier's page of a parcel; null for a carrier without a known page. */
export const buildTrackingPage = (carrier: string, deliveryCode: string): string | null => {
  const code = carrierCodeOf(carrier);
  return (code && PAGES[code]?.(encodeURIComponent(deliveryCode.replaceAll('-', '')))) ?? null;
};
