import { Suspense, useEffect, useState } from 'react';
import { useLogout } from 'react-admin';
import { getNowMs } from '../browser/clock';
import { askSession } from '../providers/authProvider';
import { signInAgain } from '../providers/confirmation';
import { isPresent } from '../providers/presence';
import { lastUse, session } from '../providers/session';
import { optionalPart } from '../ui/lazyPart';

/** Keeps the page as it is when the warning does not load: the sign-in still appears when the session ends. */
const IdleDialog = optionalPart(async () => ({ default: (await import('./IdleDialog')).IdleDialog }));

const WARNING_SECONDS = 120;
/** An operator that writes a long text sends nothing meanwhile: the console tells the shop that they are there. */
const HEARTBEAT_SECONDS = 300;
const TICK_MS = 1000;

const secondsSinceUse = (): number => (getNowMs() - lastUse.get()) / 1000;

/** Seconds until the session ends by itself; null while that is far off. */
const useEndOfSession = (): number | null => {
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    const timer = setInterval(() => {
      const idle = session.get()?.idle_seconds;
      if (idle === undefined) return;
      const unused = secondsSinceUse();
      if (isPresent() && unused > HEARTBEAT_SECONDS && unused < idle) void askSession().catch(() => undefined);
      const seconds = Math.ceil(idle - unused);
      setLeft(seconds <= WARNING_SECONDS ? Math.max(0, seconds) : null);
    }, TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return left;
};

/** Warns before the session ends for want of use, and asks to sign in again when it has. */
export const IdleWarning = () => {
  const left = useEndOfSession();
  const logout = useLogout();
  const ended = left === 0;
  useEffect(() => {
    if (!ended) return;
    void signInAgain.ask().then((signedIn) => signedIn || logout());
  }, [ended, logout]);
  if (left === null || ended) return null;
  return (
    <Suspense>
      <IdleDialog seconds={left} />
    </Suspense>
  );
};
