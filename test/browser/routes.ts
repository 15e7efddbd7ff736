import { catalogMessages } from '../../web/src/features/catalog/catalog.messages';
import { contactsMessages } from '../../web/src/features/contacts/contacts.messages';
import { drawsMessages } from '../../web/src/features/draws/draws.messages';
import { exchangesMessages } from '../../web/src/features/exchanges/exchanges.messages';
import { fairnessMessages } from '../../web/src/features/fairness/fairness.messages';
import { legalMessages } from '../../web/src/features/legal/legal.messages';
import { leaveMessages } from '../../web/src/features/members/leave.messages';
import { membersMessages } from '../../web/src/features/members/members.messages';
import { ownDataMessages } from '../../web/src/features/members/own-data.messages';
import { passwordMessages } from '../../web/src/features/members/password.messages';
import { referralMessages } from '../../web/src/features/members/referral.messages';
import { sessionsMessages } from '../../web/src/features/members/sessions.messages';
import { notificationsMessages } from '../../web/src/features/notifications/notifications.messages';
import { partnersMessages } from '../../web/src/features/partners/partners.messages';
import { checkoutMessages } from '../../web/src/features/payments/checkout.messages';
import { coursesMessages } from '../../web/src/features/payments/courses.messages';
import { limitsMessages } from '../../web/src/features/payments/limits.messages';
import { outcomeMessages } from '../../web/src/features/payments/outcome.messages';
import { ownPaymentsMessages } from '../../web/src/features/payments/own-payments.messages';
import { slipsMessages } from '../../web/src/features/payments/slips.messages';
import { pointsMessages } from '../../web/src/features/points/points.messages';
import { link, paths } from '../../web/src/paths';
import { openCheckout, orderPoints } from './buying.js';
import { fillRegistration } from './registration.js';
import type { Stage } from './stage.js';
import { buy, chooseCard, decide, findControl } from './steps.js';

type PathName = keyof typeof paths;

/** Returns the main heading of a page in the reader's language. */
type Title = (reader: Pick<Stage, 'say' | 'language'>) => string;

interface Route {
  readonly isPublic: boolean;
  /** Opens the page with all data that it needs. */
  readonly arrive: (stage: Stage) => Promise<Title>;
}

/** The card of a pack without options. */
const DRAWN = { ja: '夜露の蛍', en: 'Night-Dew Firefly' };
const RICH = { points: 100_000, coins: 1_000 };

const open = (arrive: Route['arrive']): Route => ({ isPublic: true, arrive });
const forMembers = (arrive: Route['arrive']): Route => ({ isPublic: false, arrive });

/** Route of a legal text. */
const legalText = (name: PathName, title: (typeof legalMessages.keys)[number], isPublic: boolean): Route => ({
  isPublic,
  arrive: async ({ page, logIn }) => {
    if (!isPublic) await logIn();
    await page.goto(paths[name]);
    return ({ say }) => say(legalMessages, title);
  },
});

/** Draws cards that wait for the member's choice. */
const drawTen = async ({ api, logIn, openPack }: Stage): Promise<void> => {
  await logIn(RICH);
  await api.draw((await openPack()).id, 10);
};

const IN_STORE = { pay_id: '2', combini_code: 'sej' };

/** Orders points as a new member. @returns the shop's response */
const ordered = async ({ api, logIn }: Stage, fields: object) => {
  await logIn();
  return orderPoints(api, fields);
};

const registerAsFarAs = async ({ page, say, person }: Stage, ...presses: readonly ('toConfirm' | 'doRegister')[]) => {
  await page.goto(paths.userRegister);
  await fillRegistration(page, say, person);
  for (const press of presses) await findControl(page, say(membersMessages, press)).click();
};

/** Returns the link in the welcome mail of a new member. */
const confirmationLink = async ({ page, logIn, person }: Stage): Promise<string> => {
  await logIn();
  const outbox = (await (await page.request.get('/sandbox/outbox')).json()) as { to: string; text: string }[];
  const { text } = outbox.find(({ to }) => to === person.mail)!;
  const { pathname, search } = new URL(/^http.*\/confirm-mail\?.*$/m.exec(text)![0]);
  return pathname + search;
};

/** Every path of the client and how to arrive there. The type requires an entry for each path. */
export const ROUTES: Record<PathName, Route> = {
  top: open(async ({ page }) => {
    await page.goto(paths.top);
    return ({ say }) => say(catalogMessages, 'packs');
  }),
  packList: open(async ({ page }) => {
    await page.goto(link(paths.packList, { index: 999998 }));
    return () => 'ALL';
  }),
  packDetail: open(async ({ page, openPack }) => {
    const pack = await openPack();
    await page.goto(link(paths.packDetail, { packId: pack.id }));
    return ({ language }) => pack.names[language];
  }),
  card: open(async ({ page, openPack }) => {
    const { id } = await openPack({ card_ids: ['pl-000'], no_reduction: '1', price_point: 2000 });
    await page.goto(link(paths.card, { cardId: 'pl-000', packId: id }));
    return ({ language }) =>
      language === 'ja' ? '千年樹の女王シルヴィア（鑑定品）' : 'Sylvia of the Thousand-Year Tree (graded)';
  }),
  login: open(async ({ page }) => {
    await page.goto(paths.login);
    return ({ say }) => say(membersMessages, 'logIn');
  }),
  passwordReissue: open(async ({ page }) => {
    await page.goto(paths.passwordReissue);
    return ({ say }) => say(passwordMessages, 'reissue');
  }),
  completePasswordReissue: open(async ({ page, say, person }) => {
    await page.goto(paths.passwordReissue);
    await page.getByLabel(say(membersMessages, 'mail'), { exact: true }).fill(person.mail);
    await findControl(page, say(passwordMessages, 'sendLink')).click();
    return ({ say }) => say(passwordMessages, 'sent');
  }),
  signUp: open(async ({ page }) => {
    await page.goto(paths.signUp);
    return ({ say }) => say(membersMessages, 'register');
  }),
  shippingAddress: open(async ({ page, api, person }) => {
    await api.signUp(person);
    await page.goto(paths.shippingAddress);
    return ({ say }) => say(membersMessages, 'shippingAddress');
  }),
  userRegister: open(async ({ page }) => {
    await page.goto(paths.userRegister);
    return ({ say }) => say(membersMessages, 'register');
  }),
  confirmUserRegister: open(async (stage) => {
    await registerAsFarAs(stage, 'toConfirm');
    return ({ say }) => say(membersMessages, 'confirmTitle');
  }),
  completeUserRegister: open(async (stage) => {
    await registerAsFarAs(stage, 'toConfirm', 'doRegister');
    return ({ say }) => say(membersMessages, 'registered');
  }),
  completeCarrier: open(async ({ page }) => {
    await page.goto(paths.completeCarrier);
    return ({ say }) => say(outcomeMessages, 'underWayTitle');
  }),
  errorCarrier: open(async ({ page }) => {
    await page.goto(paths.errorCarrier);
    return ({ say }) => say(outcomeMessages, 'failedTitle');
  }),
  userGuide: open(async ({ page }) => {
    await page.goto(paths.userGuide);
    return ({ language }) => (language === 'ja' ? 'ご利用ガイド' : 'User guide');
  }),
  contact: open(async ({ page }) => {
    await page.goto(paths.contact);
    return ({ say }) => say(contactsMessages, 'title');
  }),
  specificCommerce: legalText('specificCommerce', 'commerce', true),
  termsOfService: legalText('termsOfService', 'terms', true),
  privacyProtection: legalText('privacyProtection', 'privacy', true),
  confirmMail: open(async (stage) => {
    await stage.page.goto(await confirmationLink(stage));
    return ({ say }) => say(membersMessages, 'mailConfirmed');
  }),
  fairness: open(async ({ page, openPack }) => {
    const pack = await openPack();
    await page.goto(link(paths.fairness, { packId: pack.id }));
    return ({ say, language }) => say(fairnessMessages, 'packTitle', { name: pack.names[language] });
  }),

  buyPoint: forMembers(async (stage) => {
    const { page, logIn, openPack } = stage;
    await logIn();
    const pack = await openPack();
    await page.goto(link(paths.buyPoint, { packId: pack.id, num: 10 }));
    return ({ say }) => say(coursesMessages, 'title');
  }),
  confirmBuyPoint: forMembers(async ({ page, api, logIn }) => {
    await logIn();
    await openCheckout(page, api);
    return ({ say }) => say(checkoutMessages, 'title');
  }),
  confirmCombini: forMembers(async (stage) => {
    const { receipt_number } = await ordered(stage, IN_STORE);
    await stage.page.goto(link(paths.confirmCombini, { paymentID: receipt_number }));
    return ({ say }) => say(slipsMessages, 'storeTitle');
  }),
  bankTransferInformation: forMembers(async (stage) => {
    await ordered(stage, { pay_id: '4', name: 'ヤマダハナコ' });
    await stage.page.goto(paths.bankTransferInformation);
    return ({ say }) => say(slipsMessages, 'transferTitle');
  }),
  paygeTransferInformation: forMembers(async (stage) => {
    await ordered(stage, { pay_id: '7' });
    await stage.page.goto(paths.paygeTransferInformation);
    return ({ say }) => say(slipsMessages, 'payEasyTitle');
  }),
  payRedirect: forMembers(async (stage) => {
    await ordered(stage, IN_STORE);
    await stage.page.goto(paths.payRedirect);
    return ({ say }) => say(outcomeMessages, 'underWayTitle');
  }),
  completeBuyPoint: forMembers(async ({ page, logIn }) => {
    await logIn();
    await page.goto(paths.completeBuyPoint);
    return ({ say }) => say(outcomeMessages, 'failedTitle');
  }),
  amazonPayRedirect: forMembers(async ({ page, logIn }) => {
    await logIn();
    await page.goto(paths.amazonPayRedirect);
    return ({ say }) => say(outcomeMessages, 'failedTitle');
  }),
  completeBuyPointAmazonPay: forMembers(async ({ page, logIn }) => {
    await logIn();
    await page.goto(paths.completeBuyPointAmazonPay);
    return ({ say }) => say(outcomeMessages, 'failedTitle');
  }),
  completeBuyPointPaypal: forMembers(async ({ page, logIn }) => {
    await logIn();
    await page.goto(paths.completeBuyPointPaypal);
    return ({ say }) => say(outcomeMessages, 'failedTitle');
  }),
  buyProduct: forMembers(async ({ page, logIn, openPack }) => {
    await logIn();
    const pack = await openPack();
    await page.goto(link(paths.buyProduct, { packId: pack.id }));
    return ({ language }) => pack.names[language];
  }),
  confirmBuyProduct: forMembers(async ({ page, logIn, openPack }) => {
    await logIn(RICH);
    const pack = await openPack();
    await page.goto(link(paths.confirmBuyProduct, { packId: pack.id, buyCount: 10 }));
    return ({ say }) => say(drawsMessages, 'confirmTitle');
  }),
  demoDraw: open(async ({ page, openPack }) => {
    const { id } = await openPack();
    await page.goto(link(paths.demoDraw, { packId: id }));
    return ({ say }) => say(drawsMessages, 'revealTitle');
  }),
  gachaAnimation: forMembers(async ({ page, say, logIn, openPack }) => {
    await logIn(RICH);
    await buy(page, say, await openPack(), 10);
    return ({ say }) => say(drawsMessages, 'revealTitle');
  }),
  getCardList: forMembers(async (stage) => {
    await drawTen(stage);
    await stage.page.goto(paths.getCardList);
    return ({ say }) => say(drawsMessages, 'chooseTitle');
  }),
  confirmGetCardList: forMembers(async (stage) => {
    await drawTen(stage);
    await stage.page.goto(paths.getCardList);
    await chooseCard(stage.page);
    await findControl(stage.page, stage.say(drawsMessages, 'toDecide')).click();
    return ({ say }) => say(drawsMessages, 'decideTitle');
  }),
  thankYou: forMembers(async (stage) => {
    await drawTen(stage);
    await stage.page.goto(paths.getCardList);
    await chooseCard(stage.page);
    await decide(stage.page, stage.say);
    return ({ say }) => say(drawsMessages, 'thanks');
  }),
  myPage: forMembers(async ({ page, logIn }) => {
    await logIn(RICH);
    await page.goto(paths.myPage);
    return ({ say }) => say(membersMessages, 'myPage');
  }),
  exchange: forMembers(async (stage) => {
    await drawTen(stage);
    await stage.page.goto(paths.exchange);
    return ({ say }) => say(exchangesMessages, 'title');
  }),
  transferPoint: forMembers(async ({ page, logIn }) => {
    await logIn();
    await page.goto(paths.transferPoint);
    return ({ say }) => say(partnersMessages, 'title');
  }),
  notifications: forMembers(async ({ page, logIn }) => {
    await logIn(RICH);
    await page.goto(paths.notifications);
    return ({ say }) => say(notificationsMessages, 'title');
  }),
  exportData: forMembers(async ({ page, logIn }) => {
    await logIn();
    await page.goto(paths.exportData);
    return ({ say }) => say(ownDataMessages, 'title');
  }),
  leave: forMembers(async ({ page, logIn }) => {
    await logIn(RICH);
    await page.goto(paths.leave);
    return ({ say }) => say(leaveMessages, 'title');
  }),
  completeLeave: open(async ({ page, say, logIn, person }) => {
    await logIn();
    await page.goto(paths.leave);
    await page.getByLabel(say(leaveMessages, 'pass'), { exact: true }).fill(person.pass);
    await page.getByRole('checkbox').check();
    await findControl(page, say(leaveMessages, 'leave')).click();
    return ({ say }) => say(leaveMessages, 'left');
  }),
  sessions: forMembers(async ({ page, logIn }) => {
    await logIn();
    await page.goto(paths.sessions);
    return ({ say }) => say(sessionsMessages, 'title');
  }),
  changePassword: forMembers(async ({ page, logIn }) => {
    await logIn();
    await page.goto(paths.changePassword);
    return ({ say }) => say(passwordMessages, 'change');
  }),
  buyPointHistory: forMembers(async ({ page, logIn }) => {
    await logIn(RICH);
    await page.goto(paths.buyPointHistory);
    return ({ say }) => say(pointsMessages, 'pointHistory');
  }),
  buyProductHistory: forMembers(async (stage) => {
    await drawTen(stage);
    await stage.page.goto(paths.buyProductHistory);
    return ({ say }) => say(drawsMessages, 'historyTitle');
  }),
  buyProductHistoryDetail: forMembers(async (stage) => {
    await drawTen(stage);
    const { list } = await stage.api.post('user/history/list', { mode: '0' });
    await stage.page.goto(link(paths.buyProductHistoryDetail, { packHistoryId: list[0].id }));
    return ({ say }) => say(drawsMessages, 'detailTitle');
  }),
  coinHistory: forMembers(async ({ page, logIn }) => {
    await logIn(RICH);
    await page.goto(paths.coinHistory);
    return ({ say }) => say(pointsMessages, 'coinHistory');
  }),
  fundSettlement: legalText('fundSettlement', 'funds', false),
  pointTermsOfService: legalText('pointTermsOfService', 'pointTerms', false),
  userMenu: forMembers(async ({ page, logIn }) => {
    await logIn();
    await page.goto(paths.userMenu);
    return ({ say }) => say(membersMessages, 'userMenu');
  }),
  changeMember: forMembers(async ({ page, logIn }) => {
    await logIn();
    await page.goto(paths.changeMember);
    return ({ say }) => say(membersMessages, 'changeMember');
  }),
  referral: forMembers(async ({ page, logIn }) => {
    await logIn();
    await page.goto(paths.referral);
    return ({ say }) => say(referralMessages, 'title');
  }),
  cardInput: forMembers(async ({ page, logIn }) => {
    await logIn();
    await page.goto(paths.cardInput);
    return ({ say }) => say(coursesMessages, 'title');
  }),
  payments: forMembers(async (stage) => {
    await ordered(stage, IN_STORE);
    await stage.page.goto(paths.payments);
    return ({ say }) => say(ownPaymentsMessages, 'title');
  }),
  limits: forMembers(async ({ page, logIn }) => {
    await logIn();
    await page.goto(paths.limits);
    return ({ say }) => say(limitsMessages, 'title');
  }),
  sharedCard: open(async (stage) => {
    await drawTen(stage);
    const { list } = await stage.api.post('user/history/list', { mode: '0' });
    const { url } = await stage.api.post('user/share', { history_id: list[0].id });
    await stage.page.goto(url);
    return ({ language }) => DRAWN[language];
  }),
  paymentDetail: forMembers(async (stage) => {
    const { payment_id } = await ordered(stage, IN_STORE);
    await stage.page.goto(link(paths.paymentDetail, { paymentId: payment_id }));
    return ({ say }) => say(ownPaymentsMessages, 'detailTitle');
  }),
};

/** Names of the routes, as in `paths`. */
export const routeNames = Object.keys(paths) as PathName[];
