import type { ComponentType } from 'react';
import { type LoaderFunction, Navigate, type RouteObject } from 'react-router-dom';
import type { pages } from '../features/payments/pages';
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

/** A page of buying points, at the path of its name. */
const payment = (name: keyof typeof pages, more = ''): RouteObject => ({
  path: paths[name] + more,
  ...page(async () => (await import('../features/payments/pages')).pages[name]()),
});

const inPreparation = page(() => import('./InPreparationPage'));

/** Open to everybody. */
const publicRoutes: RouteObject[] = [
  { path: paths.top, ...page(() => import('./TopPage')) },
  { path: paths.packList, ...page(() => import('../features/catalog/PackListPage')) },
  { path: paths.packDetail, ...page(() => import('../features/catalog/PackDetailPage')) },
  { path: paths.login, ...page(() => import('../features/members/LoginPage')) },
  { path: paths.passwordReissue, ...inPreparation },
  { path: paths.completePasswordReissue, ...inPreparation },
  {
    ...page(() => import('../features/members/RegistrationDraft')),
    children: [
      { path: paths.userRegister, ...page(() => import('../features/members/UserRegisterPage')) },
      { path: paths.confirmUserRegister, ...page(() => import('../features/members/ConfirmUserRegisterPage')) },
      { path: paths.completeUserRegister, ...page(() => import('../features/members/CompleteUserRegisterPage')) },
    ],
  },
  payment('completeCarrier'),
  payment('errorCarrier'),
  { path: paths.userGuide, ...inPreparation },
  { path: paths.specificCommerce, ...inPreparation },
  { path: paths.termsOfService, ...inPreparation },
  { path: paths.privacyProtection, ...inPreparation },
  // This project's own, beside the specification's table: the link by which a mail address is confirmed.
  { path: paths.confirmMail, ...page(() => import('../features/members/ConfirmMailPage')) },
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
  { path: paths.transferPoint, ...inPreparation },
  { path: paths.changePassword, ...inPreparation },
  { path: paths.buyPointHistory, ...page(() => import('../features/points/BuyPointHistoryPage')) },
  { path: paths.buyProductHistory, ...page(() => import('../features/draws/BuyProductHistoryPage')) },
  { path: paths.buyProductHistoryDetail, ...page(() => import('../features/draws/BuyProductHistoryDetailPage')) },
  { path: paths.coinHistory, ...page(() => import('../features/points/CoinHistoryPage')) },
  { path: paths.fundSettlement, ...inPreparation },
  { path: paths.pointTermsOfService, ...inPreparation },
  { path: paths.userMenu, ...page(() => import('../features/members/UserMenuPage')) },
  { path: paths.changeMember, ...page(() => import('../features/members/ChangeMemberPage')) },
  payment('cardInput'),
  payment('payments'),
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
