import type { PushAnswer } from '../../../services/notifications/wire/push.contract.js';
import type { AntiForgery } from '../../../services/platform/http/wire.contract.js';
import type { Language } from '../i18n/i18n';

interface Answered extends PushAnswer {
  readonly csrf: AntiForgery;
}

const ask = async (path: string, language: Language, body?: URLSearchParams): Promise<Answered> => {
  const answer = await fetch(`/api${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'Accept-Language': language },
    ...(body && { body }),
  });
  return (await answer.json()) as Answered;
};

/**
 * Tells the shop where this browser is reached from now on, where whoever is logged in here wanted to be told on it: it may be
 * another member than the one who did.
 *
 * @param subscribe gives the new subscription for a key of the shop's
 */
export const renew = async (
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

/** Tells the shop in which language this browser is read from now on, where it is reached at all. */
export const readdress = async (language: Language, pushManager: PushManager | undefined): Promise<void> => {
  const subscription = await pushManager?.getSubscription();
  if (subscription) await renew(language, async () => subscription);
};
