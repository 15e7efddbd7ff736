import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useFormats } from '../../../i18n/format';
import { useWords } from '../../../i18n/i18n';
import { paths } from '../../../paths';
import { CheckBox } from '../../../ui/Field';
import { announcedTexts } from '../members.api';
import { membersMessages } from '../members.messages';

interface Props {
  readonly hasAgreed: boolean;
  /** key of the button's label */
  readonly nextAction: 'toConfirm' | 'doRegister';
  readonly onChange: (hasAgreed: boolean) => void;
}

/** Agreement to the terms, and the button that it enables. */
export function Agreement({ hasAgreed, nextAction, onChange }: Props) {
  const t = useWords(membersMessages);
  const { day } = useFormats();
  const { data: announced = [] } = useQuery(announcedTexts);
  return (
    <div className="panel">
      <Link to={paths.termsOfService} target="_blank">
        {t('terms')}
      </Link>
      {announced.map(({ id, title, in_force_from, path }) => (
        <p key={id} className="note">
          {t('textChanges', { title, day: day(in_force_from) })}{' '}
          <Link to={path} target="_blank">
            {t('readNewText')}
          </Link>
        </p>
      ))}
      <CheckBox label={t('agree')} checked={hasAgreed} onChange={(event) => onChange(event.target.checked)} />
      {hasAgreed ? (
        <button type="submit" className="button">
          {t(nextAction)}
        </button>
      ) : (
        <p className="note">{t(nextAction === 'toConfirm' ? 'agreeHint' : 'agreeToRegister')}</p>
      )}
    </div>
  );
}
