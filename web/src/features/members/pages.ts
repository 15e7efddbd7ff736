/** The pages of a member, but for the log-in: named here for the reason that `payments/pages.ts` gives. */
export const pages = {
  signUp: () => import('./SignUpPage'),
  userRegister: () => import('./UserRegisterPage'),
  confirmUserRegister: () => import('./ConfirmUserRegisterPage'),
  completeUserRegister: () => import('./CompleteUserRegisterPage'),
  confirmMail: () => import('./ConfirmMailPage'),
  passwordReissue: () => import('./PasswordReissuePage'),
  completePasswordReissue: () => import('./CompletePasswordReissuePage'),
  changePassword: () => import('./ChangePasswordPage'),
  sessions: () => import('./SessionsPage'),
  exportData: () => import('./ExportDataPage'),
  leave: () => import('./LeavePage'),
  completeLeave: () => import('./CompleteLeavePage'),
  userMenu: () => import('./UserMenuPage'),
  shippingAddress: () => import('./ShippingAddressPage'),
  changeMember: () => import('./ChangeMemberPage'),
  referral: () => import('./ReferralPage'),
} as const;
