import '../points.css';
import { useFormats } from '../../../i18n/format';
import { useWords } from '../../../i18n/i18n';
import { Page } from '../../../ui/Page';
import { Pager } from '../../../ui/Pager';
import { pointsMessages } from '../points.messages';

interface Movement {
  readonly id: string | number;
  readonly created: string;
  readonly memo: string;
  readonly money: number;
  /** the signed change, in words */
  readonly change: string;
}

interface Props {
  readonly title: string;
  readonly empty: string;
  readonly movements: readonly Movement[];
  readonly page: number;
  readonly lastPage: number;
}

/** What came and went, newest first. */
export function Movements({ title, empty, movements, page, lastPage }: Props) {
  const t = useWords(pointsMessages);
  const { time, yen } = useFormats();
  return (
    <Page title={title} narrow>
      {movements.length === 0 && <p className="empty">{empty}</p>}
      <ul className="rows">
        {movements.map((movement) => (
          <li key={movement.id} className="row movement">
            <div>
              <p>{movement.memo}</p>
              <time dateTime={movement.created}>{time(movement.created)}</time>
              {movement.money > 0 && <small>{t('paid', { yen: yen(movement.money) })}</small>}
            </div>
            <strong>{movement.change}</strong>
          </li>
        ))}
      </ul>
      <Pager page={page} lastPage={lastPage} />
    </Page>
  );
}
