import { hasMemberChanged, isStillSame } from '../api/session';
import { router } from './router';

/**
 * What a tab shows belongs to the member logged in. When another tab logs somebody in or out, this one is loaded anew;
 * when it is looked at again, it asks whether the session still is what it was. @returns what ends that
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
  window.addEventListener('storage', compare);
  document.addEventListener('visibilitychange', look);
  return () => {
    window.removeEventListener('storage', compare);
    document.removeEventListener('visibilitychange', look);
  };
};
