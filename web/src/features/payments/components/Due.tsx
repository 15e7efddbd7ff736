import { useFormats } from '../../../i18n/format';
import { useWords } from '../../../i18n/i18n';
import { Countdown } from '../../../ui/Countdown';
import { slipsMessages } from '../slips.messages';

/** Until when it can be paid, and how long that still is. */
export function Due({ due, price }: { due: string; price: number }) {
  const t = useWords(slipsMessages);
  const { time, yen } = useFormats();
  const isOver = Date.parse(due) <= Date.now();
  return (
    <div className="slip-due">
      <p>
        {t('price')} <strong className="price">{yen(price)}</strong>
      </p>
      {isOver ? (
        <p className="alert" role="alert">
          {t('over')} {t('overText')}
        </p>
      ) : (
        <p>
          {t('due')} <time dateTime={due}>{time(due)}</time>
          <span className="slip-left">
            {t('left')}
            <Countdown until={due} />
          </span>
        </p>
      )}
    </div>
  );
}
