import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { link, paths } from '../../../app/paths';
import { useWords } from '../../../i18n/i18n';
import { cardTypes } from '../catalog.api';
import { catalogMessages } from '../catalog.messages';

/** The strip of card types on the top page; the chosen one is in the address, as `index`. */
export function CardTypeTabs({ chosen }: { chosen: string }) {
  const t = useWords(catalogMessages);
  const { data: types } = useSuspenseQuery(cardTypes);
  return (
    <nav className="tabs" aria-label={t('packTypes')}>
      {types.map(({ id, name }) => (
        <Link key={id} to={link(paths.top, { index: id })} aria-current={String(id) === chosen && 'page'}>
          {name}
        </Link>
      ))}
    </nav>
  );
}
