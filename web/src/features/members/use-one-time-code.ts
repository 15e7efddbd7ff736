import { useEffect } from 'react';

interface OneTimeCode {
  readonly code?: string;
}

/** Browsers that read a code out of a text message of this shop, once the member agrees, give it here (WebOTP, WICG). */
export const useOneTimeCode = (onCode: (code: string) => void): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, while the field is there
  useEffect(() => {
    if (!('OTPCredential' in window)) return;
    const waiting = new AbortController();
    const request = { otp: { transport: ['sms'] }, signal: waiting.signal } as CredentialRequestOptions;
    navigator.credentials
      .get(request)
      .then((credential) => {
        const { code } = (credential ?? {}) as OneTimeCode;
        if (code) onCode(code);
      })
      // Nobody agreed, or the popup was closed: the code is typed.
      .catch(() => {});
    return () => waiting.abort();
  }, []);
};
