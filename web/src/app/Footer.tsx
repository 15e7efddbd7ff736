import { Link } from 'react-router-dom';
import { useWords } from '../i18n/i18n';
import { paths } from '../paths';
import { uiMessages } from '../ui/ui.messages';
import { appMessages } from './app.messages';

const LINKS = [
  ['shopSite', paths.top],
  ['guide', paths.userGuide],
  ['fairness', paths.fairness],
  ['commerceLaw', paths.specificCommerce],
  ['terms', paths.termsOfService],
  ['privacy', paths.privacyProtection],
  ['contact', paths.contact],
] as const;

export function Footer() {
  const t = useWords(appMessages);
  const ui = useWords(uiMessages);
  return (
    <footer className="footer">
      <div className="footer-inner">
        <div className="footer-shop">
          <p className="logo">
            <img src="/images/logo.svg" alt="" width="32" height="32" loading="lazy" />
            {ui('shop')}
          </p>
          <p>{t('promise')}</p>
        </div>
        <nav aria-label={t('links')}>
          <ul>
            {LINKS.map(([word, path]) => (
              <li key={word}>
                <Link to={path}>{t(word)}</Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
}
