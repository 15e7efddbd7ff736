import { useQuery } from '@tanstack/react-query';
import { useFormats } from '../../../i18n/format';
import { useWords } from '../../../i18n/i18n';
import { buildPackTagsQuery } from '../finding.api';
import { findingMessages } from '../finding.messages';
import type { PackFilters } from '../finding.rules';
import type { FilterProps } from '../use-filters';

interface Chip {
  readonly words: string;
  /** Change that removes this filter. */
  readonly without: Partial<PackFilters>;
}

/** Chips of the filters chosen in the sheet. A press removes one. */
export function ChosenChips({ change, ...props }: FilterProps) {
  const t = useWords(findingMessages);
  return useChips(props).map(({ words, without }) => (
    <button
      key={words}
      type="button"
      aria-pressed="true"
      aria-label={t('remove', { what: words })}
      onClick={() => change(without)}
    >
      {words} ×
    </button>
  ));
}

const useChips = ({ type, filters }: Omit<FilterProps, 'change'>): Chip[] => {
  const t = useWords(findingMessages);
  const { number } = useFormats();
  const { data: tags = [] } = useQuery(buildPackTagsQuery(type));
  const { sort, min, max, payment } = filters;
  const price = (digits: string) => number(Number(digits));
  const nameOf = (id: string) => tags.find((tag) => tag.id === id)?.name ?? id;
  return [
    ...(sort === 'recommended' ? [] : [{ words: t(sort), without: { sort: 'recommended' as const } }]),
    ...(min ? [{ words: t('from', { price: price(min) }), without: { min: '' } }] : []),
    ...(max ? [{ words: t('upTo', { price: price(max) }), without: { max: '' } }] : []),
    ...(payment ? [{ words: t(payment === '1' ? 'payPoints' : 'payCoins'), without: { payment: '' as const } }] : []),
    ...filters.tags.map((id) => ({ words: nameOf(id), without: { tags: filters.tags.filter((tag) => tag !== id) } })),
  ];
};
