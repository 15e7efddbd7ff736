import type { ReactNode } from 'react';
import { useGetIdentity } from 'react-admin';
import { lazyPage } from '../../layout/lazyPage';

const AccountPage = lazyPage('operators', () => import('./AccountPage'), 'AccountPage');

/** An operator that must have an authenticator sets it up before anything else; the shop would refuse all the rest. */
export const OtpGate = ({ children }: { readonly children: ReactNode }) => {
  const { identity } = useGetIdentity();
  return identity?.mustSetUpOtp ? <AccountPage /> : children;
};
