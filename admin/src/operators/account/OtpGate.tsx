import type { ReactNode } from 'react';
import { useGetIdentity } from 'react-admin';
import { lazyPage } from '../../layout/lazyPage';

const AccountPage = lazyPage('operators', () => import('./AccountPage'), 'AccountPage');

/** Requires the set-up of an authenticator from operators who must have one. The shop would refuse all other requests. */
export const OtpGate = ({ children }: { readonly children: ReactNode }) => {
  const { identity } = useGetIdentity();
  return identity?.mustSetUpOtp ? <AccountPage /> : children;
};
