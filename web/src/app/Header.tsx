import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { currentUser } from '../api/session';
import { switchLanguage, useLanguage, useWords } from '../i18n/i18n';
import { uiMessages } from '../ui/ui.messages';
import { useAmount } from '../ui/use-amount';
import { appMessages } from './app.messages';
import { Menu } from './Menu';
import { paths } from './paths';

export function Header() {
  const t = useWords(appMessages);
  const ui = useWords(uiMessages);
  const amount = useAmount();
  const isJapanese = useLanguage() === 'ja';
  const { data: user } = useQuery(currentUser);
  const [isMenuOpen, setMenuOpen] = useState(false);
  return (
    <header className="header">
      <Link to={paths.top} className="logo">
        {ui('shop')}
      </Link>
      <div className="header-tools">
        <button
          type="button"
          className="header-tool"
          lang={isJapanese ? 'en' : 'ja'}
          onClick={() => switchLanguage(isJapanese ? 'en' : 'ja')}
        >
          {isJapanese ? 'English' : '日本語'}
        </button>
        {user?.is_login === '1' ? (
          <>
            {user.rank && <span className="rank-icon">{user.rank}</span>}
            <Link
              to={paths.buyPoint}
              className="header-points"
              aria-label={t('points', { points: amount(user.point) })}
            >
              {amount(user.point)}
            </Link>
          </>
        ) : (
          <Link to={paths.login} className="header-tool">
            {t('logIn')}
          </Link>
        )}
        <button type="button" className="header-tool" aria-expanded={isMenuOpen} onClick={() => setMenuOpen(true)}>
          <span aria-hidden="true">☰</span>
          <span className="visually-hidden">{t('menu')}</span>
        </button>
      </div>
      {isMenuOpen && <Menu isMember={user?.is_login === '1'} onClose={() => setMenuOpen(false)} />}
    </header>
  );
}
