/** Where a carrier shows how far a parcel is, by the digits of its tracking number. */
const PAGES: Readonly<Record<string, (digits: string) => string>> = {
  ヤマト運輸: (digits) => `https://member.kms.kuronekoyamato.co.jp/parcel/detail?pno=${digits}`,
  佐川急便: (digits) => `https://k2k.sagawa-exp.co.jp/p/web/okurijosearch.do?okurijoNo=${digits}`,
  日本郵便: (digits) =>
    `https://trackings.post.japanpost.jp/services/srv/search/direct?searchKind=S002&locale=ja&reqCodeNo1=${digits}`,
};

/** The carrier's own page of a parcel; null for a carrier whose pages the shop does not know. */
export const trackingPage = (carrier: string, deliveryCode: string): string | null =>
  Object.hasOwn(PAGES, carrier) ? PAGES[carrier]!(encodeURIComponent(deliveryCode.replaceAll('-', ''))) : null;
