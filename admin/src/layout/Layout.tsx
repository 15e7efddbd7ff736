import type { ReactNode } from 'react';
import { AppBar, LoadingIndicator, Layout as ReactAdminLayout, TitlePortal, useTranslate } from 'react-admin';
import { AccountMenu } from './AccountMenu';
import { BooksAlarm } from './BooksAlarm';
import { DocumentTitle } from './DocumentTitle';
import { ErrorPage } from './ErrorPage';
import { IdleWarning } from './IdleWarning';
import { LanguageButton } from './LanguageButton';
import { Menu } from './Menu';
import { Questions } from './Questions';

const Toolbar = () => (
  <>
    <LanguageButton />
    <LoadingIndicator aria-label={useTranslate()('ra.page.loading')} />
  </>
);

const Bar = () => (
  <AppBar color="secondary" alwaysOn toolbar={<Toolbar />} userMenu={<AccountMenu />}>
    <TitlePortal component="h1" />
  </AppBar>
);

/** Renders the frame of every page: the heading at the top and the menu at the side. */
export const Layout = ({ children }: { readonly children: ReactNode }) => (
  <ReactAdminLayout appBar={Bar} menu={Menu} error={ErrorPage} appBarAlwaysOn>
    <BooksAlarm />
    {children}
    <Questions />
    <IdleWarning />
    <DocumentTitle />
  </ReactAdminLayout>
);
