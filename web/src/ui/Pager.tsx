import { Link, useSearchParams } from 'react-router-dom';
import { useWords } from '../i18n/i18n';
import { listPageNumbers } from './pager.rules';
import { uiMessages } from './ui.messages';

/** Links to the pages of a list. The current page is the query parameter `page`. */
export function Pager({ page, lastPage }: { page: number; lastPage: number }) {
  const t = useWords(uiMessages);
  const [query] = useSearchParams();
  if (lastPage <= 1) return null;
  const addressOf = (target: number) => {
    const next = new URLSearchParams(query);
    if (target === 1) next.delete('page');
    else next.set('page', String(target));
    return { search: next.toString() };
  };
  return (
    <nav className="pager" aria-label={t('pages')}>
      {page > 1 && (
        <Link to={addressOf(page - 1)} rel="prev" aria-label={t('previous')}>
          ‹
        </Link>
      )}
      {listPageNumbers(page, lastPage).map((box) => (
        <Link key={box} to={addressOf(box)} aria-label={t('page', { page: box })} aria-current={box === page && 'page'}>
          {box}
        </Link>
      ))}
      {page < lastPage && (
        <Link to={addressOf(page + 1)} rel="next" aria-label={t('next')}>
          ›
        </Link>
      )}
    </nav>
  );
}
