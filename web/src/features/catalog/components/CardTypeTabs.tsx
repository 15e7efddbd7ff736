import '../catalog.css';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useWords } from '../../../i18n/i18n';
import { link, paths } from '../../../paths';
import { cardTypes } from '../catalog.api';
import { catalogMessages } from '../catalog.messages';
import { COMING_SOON } from '../catalog.rules';

/** Tabs of card types on the top page. The address holds the chosen one as `index`. */
export function CardTypeTabs({ chosen }: { chosen: string }) {
  const t = useWords(catalogMessages);
  const { data: types } = useSuspenseQuery(cardTypes);
  const strip = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the mark has moved when another type is chosen
  useEffect(() => {
    const tab = strip.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (tab) strip.current?.scrollTo?.({ left: tab.offsetLeft - (strip.current.clientWidth - tab.clientWidth) / 2 });
  }, [chosen]);
  return (
    <div className="type-tabs">
      <nav ref={strip} className="tabs" aria-label={t('packTypes')}>
        {types.map(({ id, name }) => (
          <Link key={id} to={link(paths.top, { index: id })} aria-current={String(id) === chosen ? 'page' : undefined}>
            {String(id) === COMING_SOON ? t('comingSoon') : name}
          </Link>
        ))}
      </nav>
    </div>
  );
}
