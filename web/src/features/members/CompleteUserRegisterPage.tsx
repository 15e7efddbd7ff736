import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { useWords } from '../../i18n/i18n';
import { Page } from '../../ui/Page';
import { membersMessages } from './members.messages';
import { useRegistrationDraft } from './RegistrationDraft';

export default function CompleteUserRegisterPage() {
  const t = useWords(membersMessages);
  const { clearDraft } = useRegistrationDraft();
  useEffect(clearDraft, [clearDraft]);
  return (
    <Page title={t('registered')} narrow>
      <p>{t('registeredText')}</p>
      <Link className="button" to={paths.top}>
        {t('toTop')}
      </Link>
    </Page>
  );
}
