import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { useWords } from '../../../i18n/i18n';
import { CheckBox } from '../../../ui/Field';
import { membersMessages } from '../members.messages';

interface Props {
  readonly hasAgreed: boolean;
  readonly onChange: (hasAgreed: boolean) => void;
}

/** The terms, and behind the agreement to them the way on. */
export function Agreement({ hasAgreed, onChange }: Props) {
  const t = useWords(membersMessages);
  return (
    <div className="panel">
      <Link to={paths.termsOfService} target="_blank">
        {t('terms')}
      </Link>
      <CheckBox label={t('agree')} checked={hasAgreed} onChange={(event) => onChange(event.target.checked)} />
      {hasAgreed ? (
        <button type="submit" className="button">
          {t('toConfirm')}
        </button>
      ) : (
        <p className="note">{t('agreeHint')}</p>
      )}
    </div>
  );
}
