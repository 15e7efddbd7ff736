import { useFormats } from '../../../i18n/format';
import { useWords } from '../../../i18n/i18n';
import { formatCountdown } from '../../../ui/countdown.rules';
import { useNow } from '../../../ui/use-now';
import { slipsMessages } from '../slips.messages';

const DAY_MS = 86_400_000;

/** Deadline of a payment and the time left. */
export function Due({ due, price }: { due: string; price: number }) {
  const t = useWords(slipsMessages);
  const { time, yen } = useFormats();
  const leftMs = Date.parse(due) - useNow();
  return (
    <div className="slip-due">
      <p>
        {t('price')} <strong className="price">{yen(price)}</strong>
      </p>
      {leftMs <= 0 ? (
        <p className="alert" role="alert">
          {t('over')} {t('overText')}
        </p>
      ) : (
        <p>
          {t('due')} <time dateTime={due}>{time(due)}</time>
          <span className="slip-left">
            {t('left')}
            <TimeLeft leftMs={leftMs} />
          </span>
        </p>
      )}
    </div>
  );
}

function TimeLeft({ leftMs }: { leftMs: number }) {
  const t = useWords(slipsMessages);
  const days = Math.floor(leftMs / DAY_MS);
  const rest = formatCountdown(leftMs - days * DAY_MS);
  return (
    <strong className="countdown" role="timer">
      {days > 0 ? t('days', { days, rest }) : rest}
    </strong>
  );
}
