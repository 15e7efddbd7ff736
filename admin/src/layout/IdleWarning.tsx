import { Suspense, useEffect, useState } from 'react';
import { useLogout } from 'react-admin';
import { getNowMs } from '../browser/clock';
import { askSession } from '../providers/authProvider';
import { signInAgain } from '../providers/confirmation';
import { isPresent } from '../providers/presence';
import { lastUse, session } from '../providers/session';
import { optionalPart } from '../ui/lazyPart';

/** The dialog is optional: without it the sign-in still appears when the session ends. */
const IdleDialog = optionalPart(async () => ({ default: (await import('./IdleDialog')).IdleDialog }));

const WARNING_SECONDS = 120;
/** The interval of keep-alive requests, in seconds. An operator who types a long text sends no others. */
const HEARTBEAT_SECONDS = 300;
const TICK_MS = 1000;

const secondsSinceUse = (): number => (getNowMs() - lastUse.get()) / 1000;

/** Returns the seconds until the session expires; null while that is far off. */
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

/** Warns before the session expires from inactivity, and asks the operator to sign in again afterwards. */
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
