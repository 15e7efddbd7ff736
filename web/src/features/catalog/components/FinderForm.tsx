import '../finding.css';
import { useQuery } from '@tanstack/react-query';
import { useId, useState, useSyncExternalStore } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { currentUser } from '../../../api/session';
import { isMediaMatching, watchMedia } from '../../../browser/media';
import { useFormats } from '../../../i18n/format';
import { useWords } from '../../../i18n/i18n';
import { logInFrom } from '../../../paths';
import { choiceOf } from '../catalog.rules';
import { findingMessages } from '../finding.messages';
import { countSheetFilters, MAX_LETTERS, NO_FILTERS, withFilters } from '../finding.rules';
import { type FilterProps, TYPING_MS, useFilters } from '../use-filters';
import { useResultCount } from '../use-result-count';
import { ChosenChips } from './ChosenChips';
import { FinderFields, TagChips } from './FinderFields';
import { FinderSheet } from './FinderSheet';

/** Searches, sorts and filters packs of a type. A narrow window has the filters in a sheet. */
export default function FinderForm({ type }: { type: string }) {
  const t = useWords(findingMessages);
  const isWide = useIsWide();
  const props: FilterProps = { type, ...useFilters() };
  return (
    <section className="finder" aria-label={t('finder')}>
      <div className="finder-line">
        <SearchField {...props} />
        {isWide ? <FinderFields {...props} /> : <SheetButton {...props} />}
      </div>
      <fieldset className="tabs finder-chips" aria-label={t('filters')}>
        <MainChips {...props} />
        {isWide ? <TagChips {...props} /> : <ChosenChips {...props} />}
      </fieldset>
      <ResultCount {...props} />
    </section>
  );
}

function SearchField({ filters, change }: FilterProps) {
  const t = useWords(findingMessages);
  const id = useId();
  return (
    <div className="field finder-search">
      <label htmlFor={id} className="visually-hidden">
        {t('search')}
      </label>
      <input
        id={id}
        type="search"
        value={filters.q}
        placeholder={t('searchHint')}
        maxLength={MAX_LETTERS}
        enterKeyHint="search"
        onChange={({ target }) => change({ q: target.value }, TYPING_MS)}
      />
    </div>
  );
}

function SheetButton(props: FilterProps) {
  const t = useWords(findingMessages);
  const [isOpen, setOpen] = useState(false);
  const count = countSheetFilters(props.filters);
  return (
    <>
      <button type="button" className="button button-quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {count > 0 ? t('filtersOf', { count }) : t('filters')}
      </button>
      {isOpen && <FinderSheet {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Chips of the filters used most: packs that can be drawn now, and favourites. */
function MainChips({ filters, change }: FilterProps) {
  const t = useWords(findingMessages);
  const { data: user } = useQuery(currentUser);
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const search = `?${withFilters(query, { ...filters, favourites: true })}`;
  return (
    <>
      <button type="button" aria-pressed={filters.drawable} onClick={() => change({ drawable: !filters.drawable })}>
        {t('drawable')}
      </button>
      {user?.is_login === '1' ? (
        <button
          type="button"
          aria-pressed={filters.favourites}
          onClick={() => change({ favourites: !filters.favourites })}
        >
          {t('favourites')}
        </button>
      ) : (
        <Link to={logInFrom({ pathname, search })}>{t('favourites')}</Link>
      )}
    </>
  );
}

/** Number of packs found while filters are set, with a button that clears them. */
function ResultCount({ type, filters, change }: FilterProps) {
  const t = useWords(findingMessages);
  const { number } = useFormats();
  const count = useResultCount(type);
  const [query] = useSearchParams();
  const isChosen = choiceOf(query) !== '';
  return (
    <p className="note finder-found">
      <span role="status">{isChosen && count !== undefined && t('found', { count: number(count) })}</span>
      {isChosen && (
        <button type="button" onClick={() => change({ ...NO_FILTERS, sort: filters.sort })}>
          {t('clear')}
        </button>
      )}
    </p>
  );
}

const WIDE = '(width >= 768px)';

const useIsWide = (): boolean =>
  useSyncExternalStore(
    (listen) => watchMedia(WIDE, listen),
    () => isMediaMatching(WIDE),
  );
