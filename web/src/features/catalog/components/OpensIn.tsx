import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useFormats } from '../../../i18n/format';
import { useWords } from '../../../i18n/i18n';
import { Countdown } from '../../../ui/Countdown';
import { type Pack, packsKey } from '../catalog.api';
import { catalogMessages } from '../catalog.messages';

const TICK_MS = 1000;

/** Counts down to the sale. From zero on it asks the shop every second, until the shop says that the sale is on. */
export function OpensIn({ pack: { start_date } }: { pack: Pack }) {
  const t = useWords(catalogMessages);
  const { time } = useFormats();
  const queryClient = useQueryClient();
  useEffect(() => {
    const timer = setInterval(() => {
      if (Date.parse(start_date) <= Date.now())
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
