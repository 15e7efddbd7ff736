import { Link } from 'react-router-dom';
import { useWords } from '../../../i18n/i18n';
import { Picture } from '../../../ui/Picture';
import { pointsMessages } from '../points.messages';

interface Props {
  readonly page: number;
  readonly title: string;
  readonly text: string;
  readonly next: { readonly to: string; readonly text: string };
}

/** Replaces an empty history by a reason and a link to the next step. */
export function NoMovements({ page, title, text, next }: Props) {
  const t = useWords(pointsMessages);
  const isPastTheEnd = page > 1;
  return (
    <div className="empty">
      <Picture src="/images/empty.svg" alt="" width={320} height={220} />
      <p>
        <strong>{isPastTheEnd ? t('pastTheEnd') : title}</strong>
      </p>
      {!isPastTheEnd && <p>{text}</p>}
      <Link className="button" to={isPastTheEnd ? '?' : next.to}>
        {isPastTheEnd ? t('toFirstPage') : next.text}
      </Link>
    </div>
  );
}
