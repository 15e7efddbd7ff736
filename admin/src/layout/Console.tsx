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
 * Renders react-admin's core without the default frame, sign-in page and messages of its `Admin`.
 * The console replaces all three, and operators would load both versions before signing in.
 */
export const Console = ({ context, ...pages }: ConsoleProps) => (
  <AdminContext {...context}>
    <CssBaseline enableColorScheme />
    <CoreAdminUI loading={LoadingPage} error={ErrorPage} {...pages} />
    <Notification />
  </AdminContext>
);
