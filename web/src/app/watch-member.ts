import { hasMemberChanged, isStillSame } from '../api/session';
import { getDeviceLeadMs } from '../browser/device-clock';
import { router } from './router';

const LOOK_EVERY_MS = 10_000;
/** The clocks of a device that was awake differ by less. */
const SLEPT_MS = 5000;

/**
 * Keeps a tab to the member who is logged in. When another tab logs somebody in or out, this one is reloaded. When it becomes
 * visible again, or the device has slept, it checks the session, and with it the shop's time.
 *
 * @returns a function that ends the watch
 */
export const watchMember = (): (() => void) => {
  const compare = () => {
    if (hasMemberChanged()) window.location.reload();
  };
  const look = async () => {
    if (document.visibilityState !== 'visible') return;
    compare();
    // Without an answer nothing is known, and nothing changes.
    if (!(await isStillSame().catch(() => true))) await router.revalidate();
  };
  let leadMs = getDeviceLeadMs();
  const timer = setInterval(() => {
    const hasSlept = Math.abs(getDeviceLeadMs() - leadMs) > SLEPT_MS;
    leadMs = getDeviceLeadMs();
    if (hasSlept) void look();
  }, LOOK_EVERY_MS);
  window.addEventListener('storage', compare);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    window.removeEventListener('storage', compare);
    document.removeEventListener('visibilitychange', look);
  };
};
