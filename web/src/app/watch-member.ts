import { hasMemberChanged, isStillSame } from '../api/session';
import { getDeviceLeadMs } from '../browser/device-clock';
import { router } from './router';

const LOOK_EVERY_MS = 10_000;
/** Difference between the clocks from which on the device must have slept. */
const SLEPT_MS = 5000;

/**
 * Keeps a tab in step with the logged-in member. It reloads when another tab logs somebody in or out. It checks the session
 * and the server's time when it becomes visible again, or the device has slept.
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
    // Without a response the session is assumed unchanged.
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
