import { type ReactNode, Suspense } from 'react';
import { CustomRoutes, LoadingPage, Resource } from 'react-admin';
import { Route } from 'react-router-dom';
import { abuseCases } from './abuse/abuse-cases';
import { abuseItems } from './abuse/abuse-items';
import { bankProfiles } from './bank-deposits/bank-profiles';
import { deposits } from './bank-deposits/deposits';
import { bookFindings } from './books/book-findings';
import { cardTypes } from './catalog/card-types';
import { cards } from './catalog/cards';
import { packs } from './catalog/packs';
import { contacts } from './contacts/contacts';
import { banners } from './content/banners';
import { notices } from './content/notices';
import { draws } from './draws/draws';
import { exchangeOffers } from './exchanges/exchange-offers';
import { Console } from './layout/Console';
import { lazyPage } from './layout/lazyPage';
import { SignInPage } from './layout/SignInPage';
import { cardsLedger } from './ledger/cards-ledger';
import { chainChecks } from './ledger/chain-checks';
import { expiryForecast } from './ledger/expiry-forecast';
import { ledgerAccounts } from './ledger/ledger-accounts';
import { ledgerEntries } from './ledger/ledger-entries';
import { pointSales } from './ledger/point-sales';
import { trialBalance } from './ledger/trial-balance';
import { unusedPaidBalance } from './ledger/unused-paid-balance';
import { legalTexts } from './legal/legal-texts';
import { closedAccounts } from './members/closed-accounts';
import { members } from './members/members';
import { unusedAccounts } from './members/unused-accounts';
import { deadLetters } from './monitoring/dead-letters';
import { goingLive } from './monitoring/going-live';
import { jobs } from './monitoring/jobs';
import { parkedMails } from './monitoring/parked-mails';
import { projections } from './monitoring/projections';
import { approvals } from './operators/approvals';
import { auditTrail } from './operators/audit-trail';
import { operators } from './operators/operators';
import { settings } from './operators/settings';
import { partnerDays } from './partners/partner-days';
import { partnerSites } from './partners/partner-sites';
import { partnerTransfers } from './partners/partner-transfers';
import { paymentMethods } from './payments/payment-methods';
import { payments } from './payments/payments';
import { pointCourses } from './payments/point-courses';
import { authProvider } from './providers/authProvider';
import { dataProvider } from './providers/dataProvider';
import { i18nProvider } from './providers/i18nProvider';
import { store } from './providers/store';
import { ranks } from './ranks/ranks';
import { referrals } from './referrals/referrals';
import { settlements } from './settlements/settlements';
import { shipments } from './shipments/shipments';
import { theme } from './theme/theme';
import { lazyPart } from './ui/lazyPart';

const Dashboard = lazyPage(
  ['dashboard', 'abuse', 'approvals'],
  () => import('./monitoring/dashboard/Dashboard'),
  'Dashboard',
);
const AccountPage = lazyPage('operators', () => import('./operators/account/AccountPage'), 'AccountPage');

const AccessDenied = lazyPage([], () => import('./layout/MessagePage'), 'AccessDenied');
const NotFound = lazyPage([], () => import('./layout/MessagePage'), 'NotFound');
const SignedIn = lazyPart(async () => ({ default: (await import('./Frame')).Frame }));

/** Nobody needs the frame before they have signed in. */
const Frame = ({ children }: { readonly children: ReactNode }) => (
  <Suspense fallback={<LoadingPage />}>
    <SignedIn>{children}</SignedIn>
  </Suspense>
);

/** The context that the whole console shares. */
const CONTEXT = { authProvider, dataProvider, i18nProvider, store, theme, darkTheme: null };

/** Renders the console: one `<Resource>` line per resource. */
export const App = () => (
  <Console
    context={CONTEXT}
    layout={Frame}
    loginPage={SignInPage}
    dashboard={Dashboard}
    accessDenied={AccessDenied}
    catchAll={NotFound}
    requireAuth
    disableTelemetry
  >
    <Resource {...members} />
    <Resource {...abuseItems} />
    <Resource {...abuseCases} />
    <Resource {...contacts} />
    <Resource {...unusedAccounts} />
    <Resource {...closedAccounts} />
    <Resource {...ranks} />
    <Resource {...referrals} />
    <Resource {...packs} />
    <Resource {...cards} />
    <Resource {...cardTypes} />
    <Resource {...exchangeOffers} />
    <Resource {...banners} />
    <Resource {...notices} />
    <Resource {...legalTexts} />
    <Resource {...draws} />
    <Resource {...payments} />
    <Resource {...deposits} />
    <Resource {...bankProfiles} />
    <Resource {...pointCourses} />
    <Resource {...paymentMethods} />
    <Resource {...settlements} />
    <Resource {...partnerSites} />
    <Resource {...partnerTransfers} />
    <Resource {...partnerDays} />
    <Resource {...pointSales} />
    <Resource {...trialBalance} />
    <Resource {...ledgerEntries} />
    <Resource {...ledgerAccounts} />
    <Resource {...unusedPaidBalance} />
    <Resource {...expiryForecast} />
    <Resource {...cardsLedger} />
    <Resource {...bookFindings} />
    <Resource {...chainChecks} />
    <Resource {...operators} />
    <Resource {...approvals} />
    <Resource {...settings} />
    <Resource {...auditTrail} />
    <Resource {...shipments} />
    <Resource {...projections} />
    <Resource {...deadLetters} />
    <Resource {...parkedMails} />
    <Resource {...jobs} />
    <Resource {...goingLive} />
    <CustomRoutes>
      <Route path="/account" element={<AccountPage />} />
    </CustomRoutes>
  </Console>
);
