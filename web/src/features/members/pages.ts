/** Pages of a member except the log-in. They are named here for the reason given in `payments/pages.ts`. */
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
