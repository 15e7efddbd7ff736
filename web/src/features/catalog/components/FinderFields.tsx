import { useQuery } from '@tanstack/react-query';
import { useWords } from '../../../i18n/i18n';
import { SelectField, TextField } from '../../../ui/Field';
import { buildPackTagsQuery } from '../finding.api';
import { findingMessages } from '../finding.messages';
import { digitsOf, MAX_TAGS, type PackFilters, SORTS, type Sort } from '../finding.rules';
import { type FilterProps, TYPING_MS } from '../use-filters';

/** Fields for the order, the price range and the currency. */
export function FinderFields({ filters, change }: FilterProps) {
  const t = useWords(findingMessages);
  return (
    <>
      <SelectField
        label={t('sort')}
        value={filters.sort}
        onChange={({ target }) => change({ sort: target.value as Sort })}
      >
        {SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {t(sort)}
          </option>
        ))}
      </SelectField>
      <PriceFields filters={filters} change={change} />
      <SelectField
        label={t('payment')}
        value={filters.payment}
        onChange={({ target }) => change({ payment: target.value as PackFilters['payment'] })}
      >
        <option value="">{t('anyPayment')}</option>
        <option value="1">{t('payPoints')}</option>
        <option value="2">{t('payCoins')}</option>
      </SelectField>
    </>
  );
}

function PriceFields({ filters, change }: Omit<FilterProps, 'type'>) {
  const t = useWords(findingMessages);
  return (
    <fieldset className="finder-prices">
      <legend>{t('price')}</legend>
      {(['min', 'max'] as const).map((end) => (
        <TextField
          key={end}
          label={t(end)}
          inputMode="numeric"
          value={filters[end]}
          placeholder={t(end)}
          onChange={({ target }) => change({ [end]: target.value }, TYPING_MS)}
          onBlur={({ target }) => change({ [end]: digitsOf(target.value) })}
        />
      ))}
    </fieldset>
  );
}

/** Chips of the tags that packs of the type have now. */
export function TagChips({ type, filters, change }: FilterProps) {
  const { data: tags = [] } = useQuery(buildPackTagsQuery(type));
  return tags.map(({ id, name }) => {
    const isChosen = filters.tags.includes(id);
    const others = filters.tags.filter((tag) => tag !== id);
    return (
      <button
        key={id}
        type="button"
        aria-pressed={isChosen}
        onClick={() => change({ tags: isChosen ? others : [...others, id].slice(-MAX_TAGS) })}
      >
        {name}
      </button>
    );
  });
}
