import { Navigate, type PatchRoutesOnNavigationFunction, type RouteObject } from 'react-router-dom';
import { loadPart } from '../api/parts';
import { paths } from '../paths';
import { ErrorPage, FramedErrorPage } from './ErrorPage';
import { keepPolicy } from './keep-policy';
import { Layout } from './Layout';
import { loadPage, pagesOf } from './page-route';
import { loadVisitor, requireLogin } from './require-login';

const payment = pagesOf(() => import('../features/payments/pages'));
const member = pagesOf(() => import('../features/members/pages'));

const legalText = loadPage(() => import('../features/legal/LegalTextPage'));

/** Routes open to everybody. */
const publicRoutes: RouteObject[] = [
  { path: paths.top, ...loadPage(() => import('./TopPage')) },
  { path: paths.packList, ...loadPage(() => import('../features/catalog/PackListPage')) },
  { path: paths.packDetail, ...loadPage(() => import('./PackDetailPage')) },
  { path: paths.card, ...loadPage(() => import('../features/catalog/CardPage')) },
  { path: paths.login, ...loadPage(() => import('../features/members/LoginPage')) },
  member('passwordReissue'),
  member('completePasswordReissue'),
  {
    ...loadPage(() => import('../features/members/RegistrationDraft')),
    children: [member('signUp'), member('userRegister'), member('confirmUserRegister'), member('completeUserRegister')],
  },
  payment('completeCarrier'),
  payment('errorCarrier'),
  { path: paths.userGuide, ...loadPage(() => import('../features/legal/GuidePage')) },
  { path: paths.contact, ...loadPage(() => import('../features/contacts/ContactPage')) },
  { path: paths.specificCommerce, ...legalText },
  { path: paths.termsOfService, ...legalText },
  { path: paths.privacyProtection, ...legalText },
  // This project's own, beside the specification's table: the link by which a mail address is confirmed.
  member('confirmMail'),
  member('completeLeave'),
  {
    path: paths.demoDraw,
    ...loadPage(
      () => import('../features/draws/GachaAnimationPage'),
      async () => (await import('../features/draws/draws.entry')).enterDemoDraw,
    ),
  },
  { path: paths.fairness, ...loadPage(() => import('../features/fairness/FairnessPage')) },
  { path: paths.sharedCard, ...loadPage(() => import('../features/shares/SharedCardPage')) },
];

/** Id of the branch for members. Its routes are loaded at the first address that is not public. */
const MEMBERS = 'members';

export const routes: RouteObject[] = [
  {
    Component: Layout,
    ErrorBoundary: FramedErrorPage,
    middleware: [keepPolicy, loadVisitor],
    children: [
      {
        ErrorBoundary: ErrorPage,
        children: [...publicRoutes, { id: MEMBERS, middleware: [requireLogin], children: [] }],
      },
      { path: '*', element: <Navigate to={paths.top} replace /> },
    ],
  },
];

/** Adds the routes for members. @throws ApiError when their chunk fails to load */
export const loadMemberRoutes: PatchRoutesOnNavigationFunction = async ({ patch }) =>
  patch(MEMBERS, (await loadPart(() => import('./member-routes'))).memberRoutes);
