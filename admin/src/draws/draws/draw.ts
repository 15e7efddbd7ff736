import { useLocale } from 'react-admin';
import type { CardOfDraw, DrawDetail, DrawResource } from '../../../../services/draws/all-draws/draws.contract.js';
import { useFormats } from '../../ui/useFormats';

export type { CardOfDraw, DrawDetail, DrawResource };

/** Returns the functions that name and price draws in the operator's language. */
export const useDrawWords = () => {
  const isEnglish = useLocale() === 'en';
  const { points, coins } = useFormats();
  return {
    pack: ({ pack_name, pack_name_en }: Pick<DrawResource, 'pack_name' | 'pack_name_en'>) =>
      (isEnglish && pack_name_en) || pack_name,
    card: ({ name, name_en }: CardOfDraw) => (isEnglish && name_en) || name,
    cost: ({ payment_method, cost }: Pick<DrawResource, 'payment_method' | 'cost'>) =>
      (payment_method === '2' ? coins : points)(cost),
  };
};
