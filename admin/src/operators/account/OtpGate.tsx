import type { ReactNode } from 'react';
import { useGetIdentity } from 'react-admin';
import { AccountPage } from './AccountPage';

/** Who must have an authenticator sets it up before he sees anything else; the shop would refuse him all the rest. */
export const OtpGate = ({ children }: { readonly children: ReactNode }) => {
  const { identity } = useGetIdentity();
  return identity?.mustSetUpOtp ? <AccountPage /> : children;
};
