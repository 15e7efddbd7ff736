import { Link } from 'react-router-dom';
import { useFormats } from '../../../i18n/format';
import { useWords } from '../../../i18n/i18n';
import { directionOf, groupByDay } from '../movements.rules';
import { pointsMessages } from '../points.messages';
import { useDays } from '../use-days';

export interface Movement {
  readonly key: string;
  readonly created: string;
  readonly memo: string;
  /** Paid amount in yen, or 0. */
  readonly money: number;
  /** Signed change of the balance. */
  readonly change: number;
  /** Link to the cause. */
  readonly to?: string;
}

interface Props {
  readonly title: string;
  readonly unit: 'points' | 'coins';
  readonly movements: readonly Movement[];
}

/** Lists changes of the balance by day, newest first. */
export function Movements({ title, unit, movements }: Props) {
  const t = useWords(pointsMessages);
  const { day: dayText } = useDays();
  return (
    <table className="movements">
      <caption className="visually-hidden">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{t('time')}</th>
          <th scope="col">{t('memo')}</th>
          <th scope="col">{t('money')}</th>
          <th scope="col">{t('change')}</th>
        </tr>
      </thead>
      {groupByDay(movements).map(({ day, rows }) => (
        <tbody key={day}>
          <tr className="movement-day">
            <th scope="rowgroup" colSpan={4}>
              {dayText(day)}
            </th>
          </tr>
          {rows.map((movement) => (
            <MovementRow key={movement.key} movement={movement} unit={unit} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

function MovementRow({ movement, unit }: { movement: Movement; unit: Props['unit'] }) {
  const t = useWords(pointsMessages);
  const { yen, signed } = useFormats();
  const { clock } = useDays();
  const { created, memo, money, change, to } = movement;
  return (
    <tr className="movement">
      <td className="movement-time">
        <time dateTime={created}>{clock(created)}</time>
      </td>
      <td className="movement-memo">{to ? <Link to={to}>{memo}</Link> : memo}</td>
      <td className="movement-money">
        {money > 0 && (
          <>
            <span>{t('money')} </span>
            {yen(money)}
          </>
        )}
      </td>
      <td className={`movement-change ${directionOf(change)}`}>{t(unit, { amount: withMinus(signed(change)) })}</td>
    </tr>
  );
}

/** Replaces the hyphen by a minus sign, which screen readers read out. */
const withMinus = (amount: string): string => amount.replace('-', '−');
