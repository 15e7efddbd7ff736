import type { RouteObject } from 'react-router-dom';
import { loadPart } from '../api/parts';
import { paths } from '../paths';
import { cameFrom } from './came-from';
import { loadPage, pagesOf } from './page-route';

const drawsEntry = () => import('../features/draws/draws.entry');

const payment = pagesOf(() => import('../features/payments/pages'));
const member = pagesOf(() => import('../features/members/pages'));
const pointHistory = pagesOf(() => import('../features/points/pages'));

const legalText = loadPage(() => import('../features/legal/LegalTextPage'));

/** Routes for members, in a chunk of their own because visitors do not need them. */
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
  { path: paths.buyProduct, lazy: async () => ({ loader: (await loadPart(drawsEntry)).enterBuyProduct }) },
  {
    path: paths.confirmBuyProduct,
    ...loadPage(
      () => import('../features/draws/ConfirmBuyProductPage'),
      async () => {
        const { enterConfirmBuyProduct } = await drawsEntry();
        return (args) => enterConfirmBuyProduct(args, args.context.get(cameFrom));
      },
    ),
  },
  {
    path: paths.gachaAnimation,
    ...loadPage(
      () => import('../features/draws/GachaAnimationPage'),
      async () => {
        const { enterGachaAnimation } = await drawsEntry();
        return (args) => enterGachaAnimation(args, args.context.get(cameFrom));
      },
    ),
  },
  {
    path: paths.getCardList,
    ...loadPage(
      () => import('./GetCardListPage'),
      async () => (await drawsEntry()).enterCardSelection,
    ),
  },
  {
    path: paths.confirmGetCardList,
    ...loadPage(
      () => import('../features/draws/ConfirmGetCardListPage'),
      async () => (await drawsEntry()).enterCardSelection,
    ),
  },
  { path: paths.thankYou, ...loadPage(() => import('../features/draws/ThankYouPage')) },
  { path: paths.myPage, ...loadPage(() => import('./MyPage')) },
  { path: paths.notifications, ...loadPage(() => import('./NotificationsPage')) },
  { path: paths.exchange, ...loadPage(() => import('../features/exchanges/ExchangePage')) },
  { path: paths.transferPoint, ...loadPage(() => import('../features/partners/TransferPointPage')) },
  member('changePassword'),
  pointHistory('buyPointHistory'),
  { path: paths.buyProductHistory, ...loadPage(() => import('../features/draws/BuyProductHistoryPage')) },
  { path: paths.buyProductHistoryDetail, ...loadPage(() => import('./BuyProductHistoryDetailPage')) },
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
