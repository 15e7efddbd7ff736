import { useQuery } from '@tanstack/react-query';
import { useFormats } from '../../../i18n/format';
import { useWords } from '../../../i18n/i18n';
import { packTags } from '../finding.api';
import { findingMessages } from '../finding.messages';
import type { Wanted } from '../finding.rules';
import type { WantedProps } from '../use-wanted';

interface Chip {
  readonly words: string;
  /** What a press leaves of what is wanted. */
  readonly without: Partial<Wanted>;
}

/** What is chosen in the sheet, each with a way out. */
export function ChosenChips({ change, ...props }: WantedProps) {
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

const useChips = ({ type, wanted }: Omit<WantedProps, 'change'>): Chip[] => {
  const t = useWords(findingMessages);
  const { number } = useFormats();
  const { data: tags = [] } = useQuery(packTags(type));
  const { sort, min, max, payment } = wanted;
  const price = (digits: string) => number(Number(digits));
  const nameOf = (id: string) => tags.find((tag) => tag.id === id)?.name ?? id;
  return [
    ...(sort === 'recommended' ? [] : [{ words: t(sort), without: { sort: 'recommended' as const } }]),
    ...(min ? [{ words: t('from', { price: price(min) }), without: { min: '' } }] : []),
    ...(max ? [{ words: t('upTo', { price: price(max) }), without: { max: '' } }] : []),
    ...(payment ? [{ words: t(payment === '1' ? 'payPoints' : 'payCoins'), without: { payment: '' as const } }] : []),
    ...wanted.tags.map((id) => ({ words: nameOf(id), without: { tags: wanted.tags.filter((tag) => tag !== id) } })),
  ];
};
