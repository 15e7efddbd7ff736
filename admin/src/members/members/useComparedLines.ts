import { useFormats } from '../../ui/useFormats';
import type { Account, Sign } from './duplicate';
import { formatFullName } from './member';

interface ComparedLine {
  readonly field: string;
  readonly of: (account: Account) => string | null;
  /** The sign that makes the values equal. */
  readonly sign?: Sign;
}

/** Returns the lines of a comparison between two accounts. */
export const useComparedLines = (): readonly ComparedLine[] => {
  const { points, coins, time } = useFormats();
  return [
    { field: 'name', of: formatFullName, sign: 'name' },
    { field: 'mail', of: ({ mail }) => mail },
    { field: 'tel', of: ({ tel }) => tel, sign: 'tel' },
    {
      field: 'address',
      of: ({ zipcode, shiku, address, building }) => [zipcode, shiku, address, building].filter(Boolean).join(' '),
      sign: 'place',
    },
    { field: 'log_in_address', of: ({ log_in_address }) => log_in_address, sign: 'network' },
    { field: 'log_in_device', of: ({ log_in_device }) => log_in_device, sign: 'device' },
    { field: 'log_in_at', of: ({ log_in_at }) => time(log_in_at) },
    { field: 'points', of: (account) => points(account.points) },
    { field: 'coins', of: (account) => coins(account.coins) },
    { field: 'created', of: ({ created }) => time(created) },
  ];
};
