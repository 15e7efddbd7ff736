import type { ReactNode } from 'react';
import { Layout } from './layout/Layout';
import { OtpGate } from './operators/account/OtpGate';

/** Renders the frame around every page once an operator is signed in. */
export const Frame = ({ children }: { readonly children: ReactNode }) => (
  <Layout>
    <OtpGate>{children}</OtpGate>
  </Layout>
);
