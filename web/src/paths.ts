/** Every address of the member client, by what the page is for; the odd spellings are the addresses' own. */
export const paths = {
  top: '/',
  packList: '/pack-list',
  packDetail: '/pack-detail',
  /** A card by itself; takes `cardId` and the `packId` in which it is looked at: this project's own. */
  card: '/card',
  login: '/login',
  passwordReissue: '/password-reissue',
  completePasswordReissue: '/complete-password-reissue',
  /** Makes a member with mail and password alone: this project's own. */
  signUp: '/sign-up',
  userRegister: '/user-register',
  confirmUserRegister: '/confirm-user-register',
  completeUserRegister: '/complete-user-register',
  completeCarrier: '/complete-carrier',
  errorCarrier: '/error-carrier',
  userGuide: '/user-guide',
  specificCommerce: '/specific-commerce',
  termsOfService: '/terms-of-service',
  privacyProtection: '/privacy-protection',
  /** Where the link in the welcome mail leads; takes `token`. */
  confirmMail: '/confirm-mail',
  /** Writes to the shop; takes `about` and `reference`: this project's own. */
  contact: '/contact',
  /** Shows what a draw of `packId` might give, for anybody: this project's own. */
  demoDraw: '/demo-draw',
  /** Checks a draw; takes `packId` or `historyId`. */
  fairness: '/fairness',

  buyPoint: '/buy-point',
  confirmBuyPoint: '/confirm-buy-point',
  confirmCombini: '/confirm-combini',
  bankTransferInformation: '/bank-transfer-information',
  paygeTransferInformation: '/payge-transfer-information',
  payRedirect: '/pay-redirect',
  completeBuyPoint: '/complete-buy-point',
  amazonPayRedirect: '/amazon-pay-redirect',
  completeBuyPointAmazonPay: '/complete-buy-point-amazom-pay',
  completeBuyPointPaypal: '/complete-buy-point-paypal',
  buyProduct: '/buy-product',
  confirmBuyProduct: '/confirm-buy-product',
  gachaAnimation: '/gacha-animation',
  getCardList: '/get-card-list',
  confirmGetCardList: '/confirm-get-card-list',
  thankYou: '/thank-you',
  myPage: '/my-page',
  transferPoint: '/transfer-point',
  changePassword: '/change-password',
  buyPointHistory: '/buy-point-history',
  buyProductHistory: '/buy-product-history',
  buyProductHistoryDetail: '/buy-product-history-detail',
  coinHistory: '/coin-history',
  fundSettlement: '/fund-settlement',
  pointTermsOfService: '/point-terms-of-service',
  userMenu: '/user-menu',
  changeMember: '/change-member',
  /**
   * Where members tell once where parcels go: this project's own. Takes what waits for it, to go on there: `deciding`, and then
   * what `confirmGetCardList` takes, `ordering`, and then what `confirmBuyPoint` takes, or `parcel`.
   */
  shippingAddress: '/shipping-address',
  cardInput: '/card-input',
  /** The devices that the member is logged in with: this project's own. */
  sessions: '/sessions',
  /** What the member was told: this project's own. */
  notifications: '/notifications',
  /** All that is kept about the member, as a file: this project's own. */
  exportData: '/export-data',
  /** Where members leave, and what they see then: this project's own. */
  leave: '/leave',
  completeLeave: '/complete-leave',
  /** The member's own payments: this project's own, beside the specification's table. */
  payments: '/payments',
  /** Undecided cards given for another; takes `id`: this project's own. */
  exchange: '/exchange',
  /** The member's own limits and pause: this project's own. */
  limits: '/limits',
  /** The member's referral code and what has come of it: this project's own. */
  referral: '/referral',
  /** A card that somebody has drawn and shared: this project's own. */
  sharedCard: '/share/:token',
  /** One of them; takes `paymentId`. */
  paymentDetail: '/payment-detail',
} as const;

/** An address with its query; what is undefined or empty is left out. */
export const link = (path: string, query: Record<string, string | number | undefined>): string => {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return search === '' ? path : `${path}?${search}`;
};

/** The page that a visitor came for; log-in and registration lead back to it. */
export interface WantedPack {
  readonly packId: string | undefined;
  readonly num: string | undefined;
  /** the page that asked for the log-in, always one of the shop's own; it wins over the pack */
  readonly next?: string | undefined;
}

const ID = /^[\w-]{1,64}$/;
const NUM = /^([1-9]\d{0,3}|all)$/;

const matching = (text: string | null | undefined, pattern: RegExp): string | undefined =>
  text && pattern.test(text) ? text : undefined;

/** One slash, and nothing that a browser drops or reads as another slash. */
const PLACE = /^\/(?![/\\])[^\\\p{Cc}]{0,2000}$/u;

/** Pages that lead through log-in and registration: coming back to one of them would lead nowhere. */
const ENTRANCES: readonly string[] = [
  paths.login,
  paths.passwordReissue,
  paths.completePasswordReissue,
  paths.signUp,
  paths.userRegister,
  paths.confirmUserRegister,
  paths.completeUserRegister,
  paths.completeLeave,
];
const PLACES: ReadonlySet<string> = new Set(Object.values(paths).filter((path) => !ENTRANCES.includes(path)));
/** Pages whose address goes on after their name. */
const NAMED = /^\/(buy-point|share)\/[\w-]+$/;

/** The address of a page of the shop, tidied; undefined for any other text, wherever a browser would be led by it. */
export const ownPlace = (text: string | null | undefined): string | undefined => {
  if (!matching(text, PLACE)) return undefined;
  const { pathname, search } = new URL(text!, 'https://shop.invalid');
  return PLACES.has(pathname) || NAMED.test(pathname) ? pathname + search : undefined;
};

/** Reads it out of an address, where anybody may have written anything; a confirmation calls the count `buyCount`. */
export const wantedPack = (query: URLSearchParams): WantedPack => {
  const packId = matching(query.get('packId'), ID);
  return {
    packId,
    num: packId && matching(query.get('num') ?? query.get('buyCount'), NUM),
    next: ownPlace(query.get('next')),
  };
};

/** Returns the page that asked for the log-in, else the pack's page with that count, else the top page. */
export const placeOf = ({ packId, num, next }: WantedPack): string =>
  next ?? (packId ? link(paths.packDetail, { packId, num }) : paths.top);

/** An address that keeps it in mind. */
export const keeping = (path: string, { packId, num, next }: WantedPack): string => link(path, { packId, num, next });

/** Pages of a purchase: after the log-in it begins on the pack's own page. */
const PURCHASE: readonly string[] = [paths.packDetail, paths.buyProduct, paths.confirmBuyProduct];

/** Returns what the log-in keeps of the page that leads to it. */
export const wantedFrom = ({ pathname, search }: { pathname: string; search: string }): WantedPack => {
  const destination = wantedPack(new URLSearchParams(search));
  if (destination.packId && PURCHASE.includes(pathname)) return destination;
  const next = ownPlace(pathname + search);
  return next && next !== paths.top ? { packId: undefined, num: undefined, next } : destination;
};

/** The address of the log-in that leads back to this page. */
export const logInFrom = (page: { pathname: string; search: string }): string => keeping(paths.login, wantedFrom(page));
