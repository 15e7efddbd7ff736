import type { ComponentType } from 'react';
import { Navigate, type RouteObject } from 'react-router-dom';
import { loadLastDraw } from '../features/draws/draws.api';
import {
  enterBuyProduct,
  enterCardSelection,
  enterConfirmBuyProduct,
  enterGachaAnimation,
} from '../features/draws/draws.entry';
import { cameFrom } from './came-from';
import { ErrorPage } from './ErrorPage';
import { Layout } from './Layout';
import { paths } from './paths';
import { loadVisitor, requireLogin } from './require-login';
import { Waiting } from './Waiting';

/** Each page is its own chunk. */
const page = (load: () => Promise<{ default: ComponentType }>) => ({
  lazy: async () => ({ Component: (await load()).default }),
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
  { path: paths.completeCarrier, ...inPreparation },
  { path: paths.errorCarrier, ...inPreparation },
  { path: paths.userGuide, ...inPreparation },
  { path: paths.specificCommerce, ...inPreparation },
  { path: paths.termsOfService, ...inPreparation },
  { path: paths.privacyProtection, ...inPreparation },
];

/** For members who are logged in. */
const memberRoutes: RouteObject[] = [
  { path: `${paths.buyPoint}/:productId?`, ...inPreparation },
  { path: paths.confirmBuyPoint, ...inPreparation },
  { path: paths.confirmCombini, ...inPreparation },
  { path: paths.bankTransferInformation, ...inPreparation },
  { path: paths.paygeTransferInformation, ...inPreparation },
  { path: paths.payRedirect, ...inPreparation },
  { path: paths.completeBuyPoint, ...inPreparation },
  { path: paths.amazonPayRedirect, ...inPreparation },
  { path: paths.completeBuyPointAmazonPay, ...inPreparation },
  { path: paths.completeBuyPointPaypal, ...inPreparation },
  { path: paths.buyProduct, loader: enterBuyProduct },
  {
    path: paths.confirmBuyProduct,
    loader: enterConfirmBuyProduct,
    ...page(() => import('../features/draws/ConfirmBuyProductPage')),
  },
  {
    path: paths.gachaAnimation,
    loader: ({ context }) => enterGachaAnimation(context.get(cameFrom)),
    ...page(() => import('../features/draws/GachaAnimationPage')),
  },
  {
    path: paths.getCardList,
    loader: enterCardSelection,
    ...page(() => import('../features/draws/GetCardListPage')),
  },
  {
    path: paths.confirmGetCardList,
    loader: enterCardSelection,
    ...page(() => import('../features/draws/ConfirmGetCardListPage')),
  },
  { path: paths.thankYou, loader: loadLastDraw, ...page(() => import('../features/draws/ThankYouPage')) },
  { path: paths.myPage, ...page(() => import('../features/members/MyPage')) },
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
  { path: paths.cardInput, ...inPreparation },
];

export const routes: RouteObject[] = [
  {
    Component: Layout,
    HydrateFallback: Waiting,
    ErrorBoundary: ErrorPage,
    middleware: [loadVisitor],
    children: [
      {
        ErrorBoundary: ErrorPage,
        children: [...publicRoutes, { middleware: [requireLogin], children: memberRoutes }],
      },
      { path: '*', element: <Navigate to={paths.top} replace /> },
    ],
  },
];
