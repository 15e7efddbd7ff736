import { Link } from 'react-router-dom';
import { useWords } from '../i18n/i18n';
import { Page } from '../ui/Page';
import { appMessages } from './app.messages';
import { paths } from './paths';

export default function InPreparationPage() {
  const t = useWords(appMessages);
  return (
    <Page title={t('inPreparation')} narrow>
      <p>{t('inPreparationText')}</p>
      <Link className="button" to={paths.top}>
        {t('toTop')}
      </Link>
    </Page>
  );
}
