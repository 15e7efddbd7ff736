/** The secret of a new authenticator. */
export interface OtpSetUp {
  /** `otpauth://totp/…`, for the QR code */
  readonly uri: string;
  /** The secret in base 32, for manual entry. */
  readonly secret: string;
}
