/** How an authenticator is told of the secret. */
export interface OtpSetUp {
  /** `otpauth://totp/…`, for the QR code */
  readonly uri: string;
  /** The same by hand, in base 32. */
  readonly secret: string;
}
