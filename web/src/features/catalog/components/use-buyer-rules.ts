import { useFormats } from '../../../i18n/format';
import { useWords } from '../../../i18n/i18n';
import type { Pack } from '../catalog.api';
import { catalogMessages } from '../catalog.messages';

/** Who may buy of a pack, and how often, in words. */
export const useBuyerRules = () => {
  const t = useWords(catalogMessages);
  const { number } = useFormats();
  return ({ newcomer_days: days, least_rank: rank, once_a_day, can_limit }: Pack): string[] => [
    ...(days > 0 ? [t('newcomersOnly', { days: number(days) })] : []),
    ...(rank ? [t('leastRank', { rank })] : []),
    ...(once_a_day === '1' ? [t('onceADay')] : []),
    ...(can_limit > 0 ? [t('limitPerMember', { count: number(can_limit) })] : []),
  ];
};
