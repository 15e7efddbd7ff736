import type { RouteObject } from 'react-router-dom';
import { part } from '../api/parts';
import { paths } from '../paths';
import { cameFrom } from './came-from';
import { page, pagesOf } from './page-route';

const drawsEntry = () => import('../features/draws/draws.entry');

const payment = pagesOf(() => import('../features/payments/pages'));
const member = pagesOf(() => import('../features/members/pages'));
const pointHistory = pagesOf(() => import('../features/points/pages'));

const legalText = page(() => import('../features/legal/LegalTextPage'));

/** For members who are logged in: a table of its own, since no visitor needs it. */
export const memberRoutes: RouteObject[] = [
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
        return (args) => enterGachaAnimation(args, args.context.get(cameFrom));
      },
    ),
  },
  {
    path: paths.getCardList,
    ...page(
      () => import('./GetCardListPage'),
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
  { path: paths.notifications, ...page(() => import('./NotificationsPage')) },
  { path: paths.exchange, ...page(() => import('../features/exchanges/ExchangePage')) },
  { path: paths.transferPoint, ...page(() => import('../features/partners/TransferPointPage')) },
  member('changePassword'),
  pointHistory('buyPointHistory'),
  { path: paths.buyProductHistory, ...page(() => import('../features/draws/BuyProductHistoryPage')) },
  { path: paths.buyProductHistoryDetail, ...page(() => import('./BuyProductHistoryDetailPage')) },
  pointHistory('coinHistory'),
  { path: paths.fundSettlement, ...legalText },
  { path: paths.pointTermsOfService, ...legalText },
  member('userMenu'),
  member('sessions'),
  member('exportData'),
  member('leave'),
  member('changeMember'),
  member('shippingAddress'),
  member('referral'),
  payment('cardInput'),
  payment('payments'),
  payment('limits'),
  payment('paymentDetail'),
];
