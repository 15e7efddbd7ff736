import type { PushResponse } from '../../../services/notifications/wire/push.contract.js';
import type { AntiForgery } from '../../../services/platform/http/requests/wire.contract.js';
import type { Language } from '../i18n/i18n';

interface ReadPushResponse extends PushResponse {
  readonly csrf: AntiForgery;
}

const ask = async (path: string, language: Language, body?: URLSearchParams): Promise<ReadPushResponse> => {
  const response = await fetch(`/api${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'Accept-Language': language },
    ...(body && { body }),
  });
  return (await response.json()) as ReadPushResponse;
};

/**
 * Sends this browser's new push subscription to the shop if the current member has push switched on. The current member may
 * not be the one who subscribed first.
 *
 * @param subscribe returns the new subscription for the shop's public key
 */
export const renewSubscription = async (
  language: Language,
  subscribe: (publicKey: string) => Promise<PushSubscription>,
): Promise<void> => {
  const { state, detail } = await ask('/user/push', language);
  if (state !== 200 || detail.is_on !== '1') return;
  const { endpoint, keys } = (await subscribe(detail.public_key)).toJSON();
  const { csrf } = await ask('/user/point', language);
  const json = JSON.stringify({ endpoint, p256dh: keys?.p256dh, auth: keys?.auth });
  await ask('/user/push/subscribe', language, new URLSearchParams({ [csrf.name]: csrf.value, json }));
};

/** Sends the current language of this browser's push messages to the shop; does nothing without a subscription. */
export const updatePushLanguage = async (language: Language, pushManager: PushManager | undefined): Promise<void> => {
  const subscription = await pushManager?.getSubscription();
  if (subscription) await renewSubscription(language, async () => subscription);
};
