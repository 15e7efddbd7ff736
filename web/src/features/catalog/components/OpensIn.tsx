import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getNowMs } from '../../../browser/clock';
import { useFormats } from '../../../i18n/format';
import { useWords } from '../../../i18n/i18n';
import { Countdown } from '../../../ui/Countdown';
import { type Pack, packsKey } from '../catalog.api';
import { catalogMessages } from '../catalog.messages';

const TICK_MS = 1000;
const FIRST_AGAIN_MS = 2000;
const LATEST_AGAIN_MS = 30_000;

/**
 * Counts down to the start of the sale. From then on it refetches the packs at growing intervals, since clocks differ.
 * Members with a live connection are notified at once.
 */
export function OpensIn({ pack: { start_date } }: { pack: Pack }) {
  const t = useWords(catalogMessages);
  const { time } = useFormats();
  const queryClient = useQueryClient();
  useEffect(() => {
    let nextMs = Date.parse(start_date);
    let againMs = FIRST_AGAIN_MS;
    const timer = setInterval(() => {
      if (getNowMs() < nextMs) return;
      nextMs = getNowMs() + againMs;
      againMs = Math.min(2 * againMs, LATEST_AGAIN_MS);
      void queryClient.invalidateQueries({ queryKey: packsKey }, { cancelRefetch: false });
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [queryClient, start_date]);
  return (
    <div className="opens-in">
      <p>
        {t('opensIn')} <Countdown until={start_date} />
      </p>
      <small>{t('opensAt', { time: time(start_date) })}</small>
    </div>
  );
}
