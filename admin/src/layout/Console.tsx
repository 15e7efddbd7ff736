import { CssBaseline } from '@mui/material';
import {
  AdminContext,
  type AdminContextProps,
  CoreAdminUI,
  type CoreAdminUIProps,
  LoadingPage,
  Notification,
} from 'react-admin';
import { ErrorPage } from './ErrorPage';

interface ConsoleProps extends CoreAdminUIProps {
  readonly context: Omit<AdminContextProps, 'children'>;
}

/**
 * react-admin's `Admin` without what it brings for those who give it less: a frame, a page to sign in, English. The console has
 * its own, and an operator would wait for both before they can sign in.
 */
export const Console = ({ context, ...pages }: ConsoleProps) => (
  <AdminContext {...context}>
    <CssBaseline enableColorScheme />
    <CoreAdminUI loading={LoadingPage} error={ErrorPage} {...pages} />
    <Notification />
  </AdminContext>
);
