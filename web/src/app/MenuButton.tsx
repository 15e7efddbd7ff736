import { type ComponentType, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { CurrentMemberResource } from '../../../services/members/current-member/current-member.contract.js';
import { loadPart } from '../api/parts';
import { useWords } from '../i18n/i18n';
import { appMessages } from './app.messages';
import type { MenuProps } from './Menu';

const loadMenu = async (): Promise<ComponentType<MenuProps>> => (await import('./Menu')).default;

/** Opens the menu and preloads it on touch, hover or focus. Any navigation closes it. */
export function MenuButton({ user }: { user: CurrentMemberResource | undefined }) {
  const t = useWords(appMessages);
  const { key: address } = useLocation();
  const [openedAt, setOpenedAt] = useState('');
  const [Menu, setMenu] = useState<ComponentType<MenuProps>>();
  const [fault, setFault] = useState<Error>();
  const isOpen = openedAt === address;
  const close = () => setOpenedAt('');
  const prepare = () => void loadMenu().catch(() => {});
  const open = () => {
    setOpenedAt(address);
    loadPart(loadMenu).then((loaded) => setMenu(() => loaded), setFault);
  };
  // `FaultDialog` shows what to do.
  if (fault) throw fault;
  return (
    <>
      <button
        type="button"
        className="header-tool"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={t('menu')}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={open}
      >
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path d="M4 7h16M4 12h16M4 17h16" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        </svg>
      </button>
      {isOpen && Menu && <Menu user={user} onClose={close} />}
    </>
  );
}
