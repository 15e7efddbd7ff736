import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { useWords } from '../../i18n/i18n';
import { Page } from '../../ui/Page';
import { membersMessages } from './members.messages';

export default function CompleteUserRegisterPage() {
  const t = useWords(membersMessages);
  return (
    <Page title={t('registered')} narrow>
      <p>{t('registeredText')}</p>
      <Link className="button" to={paths.top}>
        {t('toTop')}
      </Link>
    </Page>
  );
}
