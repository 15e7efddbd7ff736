/** Waits for a code that the device reads from a text message (WebOTP, WICG). @returns undefined where that is unsupported */
export const readMessageCode = async (signal: AbortSignal): Promise<string | undefined> => {
  if (!('OTPCredential' in window)) return undefined;
  const request = { otp: { transport: ['sms'] }, signal } as CredentialRequestOptions;
  const credential = await navigator.credentials.get(request).catch(() => null);
  return (credential as { readonly code?: string } | null)?.code;
};
