import type { ComponentType } from 'react';
import { type LoaderFunction, Navigate, type RouteObject } from 'react-router-dom';
import { cameFrom } from './came-from';
import { ErrorPage, FramedErrorPage } from './ErrorPage';
import { keepPolicy } from './keep-policy';
import { Layout } from './Layout';
import { part } from './parts';
import { paths } from './paths';
import { loadVisitor, requireLogin } from './require-login';

type Load<T> = () => Promise<T>;

/** Each page is its own chunk, and what decides about entering it comes beside it. */
const page = (load: Load<{ default: ComponentType }>, loadEntry?: Load<LoaderFunction>): Pick<RouteObject, 'lazy'> => ({
  lazy: async () => {
    const [{ default: Component }, loader] = await part(() => Promise.all([load(), loadEntry?.()]));
    return { Component, loader };
  },
});

const drawsEntry = () => import('../features/draws/draws.entry');

type Pages<Name extends string> = { readonly pages: Readonly<Record<Name, Load<{ default: ComponentType }>>> };

/** The pages of a feature that names its chunks by itself, each at the path of its name. */
const pagesOf =
  <Name extends keyof typeof paths>(load: Load<Pages<Name>>) =>
  (name: Name, more = ''): RouteObject => ({
    path: paths[name] + more,
    ...page(async () => (await load()).pages[name]()),
  });

const payment = pagesOf(() => import('../features/payments/pages'));
const member = pagesOf(() => import('../features/members/pages'));
const pointHistory = pagesOf(() => import('../features/points/pages'));

const legalText = page(() => import('../features/legal/LegalTextPage'));

/** Open to everybody. */
const publicRoutes: RouteObject[] = [
  { path: paths.top, ...page(() => import('./TopPage')) },
  { path: paths.packList, ...page(() => import('../features/catalog/PackListPage')) },
  { path: paths.packDetail, ...page(() => import('../features/catalog/PackDetailPage')) },
  { path: paths.login, ...page(() => import('../features/members/LoginPage')) },
  member('passwordReissue'),
  member('completePasswordReissue'),
  {
    ...page(() => import('../features/members/RegistrationDraft')),
    children: [member('userRegister'), member('confirmUserRegister'), member('completeUserRegister')],
  },
  payment('completeCarrier'),
  payment('errorCarrier'),
  { path: paths.userGuide, ...page(() => import('../features/legal/GuidePage')) },
  { path: paths.contact, ...page(() => import('../features/contacts/ContactPage')) },
  { path: paths.specificCommerce, ...legalText },
  { path: paths.termsOfService, ...legalText },
  { path: paths.privacyProtection, ...legalText },
  // This project's own, beside the specification's table: the link by which a mail address is confirmed.
  member('confirmMail'),
  member('completeLeave'),
  { path: paths.fairness, ...page(() => import('../features/fairness/FairnessPage')) },
];

/** For members who are logged in. */
const memberRoutes: RouteObject[] = [
  payment('buyPoint', '/:productId?'),
  payment('confirmBuyPoint'),
  payment('confirmCombini'),
  payment('bankTransferInformation'),
  payment('paygeTransferInformation'),
  payment('payRedirect'),
  payment('completeBuyPoint'),
  payment('amazonPayRedirect'),
  payment('completeBuyPointAmazonPay'),
  payment('completeBuyPointPaypal'),
  { path: paths.buyProduct, lazy: async () => ({ loader: (await part(drawsEntry)).enterBuyProduct }) },
  {
    path: paths.confirmBuyProduct,
    ...page(
      () => import('../features/draws/ConfirmBuyProductPage'),
      async () => {
        const { enterConfirmBuyProduct } = await drawsEntry();
        return (args) => enterConfirmBuyProduct(args, args.context.get(cameFrom));
      },
    ),
  },
  {
    path: paths.gachaAnimation,
    ...page(
      () => import('../features/draws/GachaAnimationPage'),
      async () => {
        const { enterGachaAnimation } = await drawsEntry();
        return ({ context }) => enterGachaAnimation(context.get(cameFrom));
      },
    ),
  },
  {
    path: paths.getCardList,
    ...page(
      () => import('../features/draws/GetCardListPage'),
      async () => (await drawsEntry()).enterCardSelection,
    ),
  },
  {
    path: paths.confirmGetCardList,
    ...page(
      () => import('../features/draws/ConfirmGetCardListPage'),
      async () => (await drawsEntry()).enterCardSelection,
    ),
  },
  { path: paths.thankYou, ...page(() => import('../features/draws/ThankYouPage')) },
  { path: paths.myPage, ...page(() => import('./MyPage')) },
  { path: paths.notifications, ...page(() => import('../features/notifications/NotificationsPage')) },
  { path: paths.exchange, ...page(() => import('../features/exchanges/ExchangePage')) },
  { path: paths.transferPoint, ...page(() => import('../features/partners/TransferPointPage')) },
  member('changePassword'),
  pointHistory('buyPointHistory'),
  { path: paths.buyProductHistory, ...page(() => import('../features/draws/BuyProductHistoryPage')) },
  { path: paths.buyProductHistoryDetail, ...page(() => import('../features/draws/BuyProductHistoryDetailPage')) },
  pointHistory('coinHistory'),
  { path: paths.fundSettlement, ...legalText },
  { path: paths.pointTermsOfService, ...legalText },
  member('userMenu'),
  member('sessions'),
  member('exportData'),
  member('leave'),
  member('changeMember'),
  member('referral'),
  payment('cardInput'),
  payment('payments'),
  payment('limits'),
  payment('paymentDetail'),
];

export const routes: RouteObject[] = [
  {
    Component: Layout,
    ErrorBoundary: FramedErrorPage,
    middleware: [keepPolicy, loadVisitor],
    children: [
      {
        ErrorBoundary: ErrorPage,
        children: [...publicRoutes, { middleware: [requireLogin], children: memberRoutes }],
      },
      { path: '*', element: <Navigate to={paths.top} replace /> },
    ],
  },
];
