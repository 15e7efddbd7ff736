/** Addresses of the member client, by page. Odd spellings come from the specification. */
export const paths = {
  top: '/',
  packList: '/pack-list',
  packDetail: '/pack-detail',
  /** A single card; takes `cardId` and the `packId` it belongs to: this project's own. */
  card: '/card',
  login: '/login',
  passwordReissue: '/password-reissue',
  completePasswordReissue: '/complete-password-reissue',
  /** Registers a member by mail address and password only: this project's own. */
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
  /** Target of the link in the welcome mail; takes `token`. */
  confirmMail: '/confirm-mail',
  /** Contact form; takes `about` and `reference`: this project's own. */
  contact: '/contact',
  /** Simulates a draw of `packId`, for everybody: this project's own. */
  demoDraw: '/demo-draw',
  /** Verifies draws; takes `packId` or `historyId`. */
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
   * Asks members for their address, once: this project's own. Its parameters name the step that waits for the address:
   * `deciding` and those of `confirmGetCardList`, `ordering` and those of `confirmBuyPoint`, or `parcel`.
   */
  shippingAddress: '/shipping-address',
  cardInput: '/card-input',
  /** The devices that the member is logged in with: this project's own. */
  sessions: '/sessions',
  /** The member's notifications: this project's own. */
  notifications: '/notifications',
  /** Downloads all stored data of the member: this project's own. */
  exportData: '/export-data',
  /** Closes an account, and confirms it: this project's own. */
  leave: '/leave',
  completeLeave: '/complete-leave',
  /** The member's own payments: this project's own, beside the specification's table. */
  payments: '/payments',
  /** Exchanges undecided cards for another card; takes `id`: this project's own. */
  exchange: '/exchange',
  /** The member's spending limits and breaks: this project's own. */
  limits: '/limits',
  /** The member's referral code and its results: this project's own. */
  referral: '/referral',
  /** A drawn card that its owner has shared: this project's own. */
  sharedCard: '/share/:token',
  /** One of them; takes `paymentId`. */
  paymentDetail: '/payment-detail',
} as const;

/** Returns an address with a query, without undefined and empty parameters. */
export const link = (path: string, query: Record<string, string | number | undefined>): string => {
  const parameters = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  const search = new URLSearchParams(parameters.map(([name, value]) => [name, String(value)])).toString();
  return search === '' ? path : `${path}?${search}`;
};

/** Page that a visitor came for; log-in and registration return to it. */
export interface Destination {
  readonly packId: string | undefined;
  readonly num: string | undefined;
  /** Page of the shop that redirected to the log-in; takes precedence over the pack. */
  readonly next?: string | undefined;
}

const ID = /^[\w-]{1,64}$/;
const NUM = /^([1-9]\d{0,3}|all)$/;

const matchText = (text: string | null | undefined, pattern: RegExp): string | undefined =>
  text && pattern.test(text) ? text : undefined;

/** Matches a single leading slash, and no characters that a browser drops or treats as another slash. */
const PLACE = /^\/(?![/\\])[^\\\p{Cc}]{0,2000}$/u;

/** Pages of log-in and registration, which cannot be the destination of a log-in. */
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
/** Pages whose address has a further segment. */
const NAMED = /^\/(buy-point|share)\/[\w-]+$/;

/** Returns the normalized address of a page of the shop; undefined for any other text, such as another site. */
export const parseShopAddress = (text: string | null | undefined): string | undefined => {
  if (!matchText(text, PLACE)) return undefined;
  const { pathname, search } = new URL(text!, 'https://shop.invalid');
  return PLACES.has(pathname) || NAMED.test(pathname) ? pathname + search : undefined;
};

/** Parses the destination from an untrusted query. The confirmation page names the count `buyCount`. */
export const parseDestination = (query: URLSearchParams): Destination => {
  const packId = matchText(query.get('packId'), ID);
  return {
    packId,
    num: packId && matchText(query.get('num') ?? query.get('buyCount'), NUM),
    next: parseShopAddress(query.get('next')),
  };
};

/** Returns the page that redirected to the log-in, otherwise the pack's page with the count, otherwise the top page. */
export const addressOf = ({ packId, num, next }: Destination): string =>
  next ?? (packId ? link(paths.packDetail, { packId, num }) : paths.top);

/** Adds a destination to an address. */
export const keepDestination = (path: string, { packId, num, next }: Destination): string =>
  link(path, { packId, num, next });

/** Pages of a purchase, which starts over on the pack's page after the log-in. */
const PURCHASE: readonly string[] = [paths.packDetail, paths.buyProduct, paths.confirmBuyProduct];

/** Returns the destination of a log-in from the page that leads to it. */
export const captureDestination = ({ pathname, search }: { pathname: string; search: string }): Destination => {
  const destination = parseDestination(new URLSearchParams(search));
  if (destination.packId && PURCHASE.includes(pathname)) return destination;
  const next = parseShopAddress(pathname + search);
  return next && next !== paths.top ? { packId: undefined, num: undefined, next } : destination;
};

/** Returns the address of the log-in that returns to this page. */
export const logInFrom = (page: { pathname: string; search: string }): string =>
  keepDestination(paths.login, captureDestination(page));
