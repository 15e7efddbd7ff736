import { Navigate, type PatchRoutesOnNavigationFunction, type RouteObject } from 'react-router-dom';
import { part } from '../api/parts';
import { paths } from '../paths';
import { ErrorPage, FramedErrorPage } from './ErrorPage';
import { keepPolicy } from './keep-policy';
import { Layout } from './Layout';
import { page, pagesOf } from './page-route';
import { loadVisitor, requireLogin } from './require-login';

const payment = pagesOf(() => import('../features/payments/pages'));
const member = pagesOf(() => import('../features/members/pages'));

const legalText = page(() => import('../features/legal/LegalTextPage'));

/** Open to everybody. */
const publicRoutes: RouteObject[] = [
  { path: paths.top, ...page(() => import('./TopPage')) },
  { path: paths.packList, ...page(() => import('../features/catalog/PackListPage')) },
  { path: paths.packDetail, ...page(() => import('./PackDetailPage')) },
  { path: paths.card, ...page(() => import('../features/catalog/CardPage')) },
  { path: paths.login, ...page(() => import('../features/members/LoginPage')) },
  member('passwordReissue'),
  member('completePasswordReissue'),
  {
    ...page(() => import('../features/members/RegistrationDraft')),
    children: [member('signUp'), member('userRegister'), member('confirmUserRegister'), member('completeUserRegister')],
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
  {
    path: paths.demoDraw,
    ...page(
      () => import('../features/draws/GachaAnimationPage'),
      async () => (await import('../features/draws/draws.entry')).enterDemoDraw,
    ),
  },
  { path: paths.fairness, ...page(() => import('../features/fairness/FairnessPage')) },
  { path: paths.sharedCard, ...page(() => import('../features/shares/SharedCardPage')) },
];

/** The branch that holds what is for members alone; its table comes with the first address that the others do not know. */
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

/** @throws ApiError when the members' table does not arrive */
export const loadMemberRoutes: PatchRoutesOnNavigationFunction = async ({ patch }) =>
  patch(MEMBERS, (await part(() => import('./member-routes'))).memberRoutes);
