import { Link } from 'react-router-dom';
import { useWords } from '../i18n/i18n';
import { appMessages } from './app.messages';
import { CONTACT } from './contact';
import { paths } from './paths';

const LINKS = [
  ['shopSite', paths.top],
  ['commerceLaw', paths.specificCommerce],
  ['terms', paths.termsOfService],
  ['privacy', paths.privacyProtection],
  ['guide', paths.userGuide],
] as const;

export function Footer() {
  const t = useWords(appMessages);
  return (
    <footer className="footer">
      <ul>
        {LINKS.map(([word, path]) => (
          <li key={word}>
            <Link to={path}>{t(word)}</Link>
          </li>
        ))}
        <li>
          <a href={CONTACT}>{t('contact')}</a>
        </li>
      </ul>
    </footer>
  );
}
