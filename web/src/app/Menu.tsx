import { useEffect } from 'react';
import { Link, useBlocker } from 'react-router-dom';
import type { CurrentMemberResource } from '../../../services/members/current-member/current-member.contract.js';
import { useLogOut } from '../features/members/use-log-out';
import { NotificationsLink } from '../features/notifications/components/NotificationsLink';
import { useWords } from '../i18n/i18n';
import { paths } from '../paths';
import { Drawer } from '../ui/Drawer';
import { appMessages } from './app.messages';
import { LanguageSwitch } from './LanguageSwitch';
import { MenuHead } from './MenuHead';
import { menuMessages } from './menu.messages';

/** Links to the member's own pages and to information about the shop. */
const OWN = [
  ['myPage', paths.myPage],
  ['buyPoint', paths.buyPoint],
  ['pointHistory', paths.buyPointHistory],
  ['productHistory', paths.buyProductHistory],
] as const;
const SHOP = [
  ['guide', paths.userGuide],
  ['fairness', paths.fairness],
  ['contact', paths.contact],
  ['terms', paths.termsOfService],
] as const;

export interface MenuProps {
  readonly user: CurrentMemberResource | undefined;
  readonly onClose: () => void;
}

/** Shows the menu in a drawer. */
export default function Menu({ user, onClose }: MenuProps) {
  const app = useWords(appMessages);
  const t = useWords(menuMessages);
  const logOut = useLogOut();
  useCloseOnBack(onClose);
  const isMember = user?.is_login === '1';
  const leave = () => {
    onClose();
    logOut();
  };
  return (
    <Drawer label={app('menu')} onClose={onClose}>
      <MenuHead user={user} onClose={onClose} />
      <nav aria-label={app('menu')}>
        {isMember && (
          <ul className="drawer-links">
            <li>
              <NotificationsLink onClick={onClose} />
            </li>
          </ul>
        )}
        <Links links={OWN.map(([word, path]) => [t(word), path])} onClose={onClose} />
        <Links links={SHOP.map(([word, path]) => [app(word), path])} onClose={onClose} />
      </nav>
      <LanguageSwitch />
      {isMember && (
        <button type="button" className="button button-quiet" onClick={leave}>
          {app('logOut')}
        </button>
      )}
    </Drawer>
  );
}

function Links({ links, onClose }: { links: readonly (readonly [word: string, path: string])[]; onClose: () => void }) {
  return (
    <ul className="drawer-links">
      {links.map(([word, path]) => (
        <li key={path}>
          <Link to={path} onClick={onClose}>
            {word}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Lets the back button close the menu without leaving the page. */
function useCloseOnBack(onClose: () => void) {
  const blocker = useBlocker(({ historyAction }) => historyAction === 'POP');
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    blocker.reset();
    onClose();
  }, [blocker, onClose]);
}
