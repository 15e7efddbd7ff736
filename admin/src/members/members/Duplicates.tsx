import { Alert } from '@mui/material';
import { Loading, useRecordContext, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import type { Duplicates as DuplicatesAnswer } from '../../../../services/members/duplicates/duplicates.contract.js';
import { useApiQuery } from '../../ui/useApiQuery';
import { DuplicateList, PAGE_SIZE } from './DuplicateList';
import { DuplicatePair } from './DuplicatePair';

/** Returns the page of the list and the account under comparison, both stored in the address. */
const useChosen = () => {
  const [query, setQuery] = useSearchParams();
  const page = Math.max(Math.trunc(Number(query.get('page'))) || 1, 1);
  const go = (to: { readonly page?: number; readonly with?: string }) =>
    setQuery(new URLSearchParams({ page: String(to.page ?? page), ...(to.with && { with: to.with }) }));
  return { page, with: query.get('with'), go };
};

/** Lists possible duplicates, most likely first, or compares one of them with the member's account. */
export const Duplicates = () => {
  const record = useRecordContext();
  const translate = useTranslate();
  const { page, with: chosen, go } = useChosen();
  const from = (page - 1) * PAGE_SIZE;
  const path = `members/${record?.id}/duplicates?range=[${from},${from + PAGE_SIZE - 1}]`;
  const { data, error } = useApiQuery<DuplicatesAnswer>(path);
  if (error) return <Alert severity="error">{error.message}</Alert>;
  if (!data) return <Loading />;
  const other = data.others.find(({ id }) => id === chosen);
  if (other) return <DuplicatePair member={data.member} other={other} onBack={() => go({})} />;
  if (data.total === 0) return <Alert severity="success">{translate('members.no_duplicates')}</Alert>;
  return (
    <DuplicateList
      duplicates={data}
      page={page}
      onPage={(to) => go({ page: to })}
      onCompare={(id) => go({ with: id })}
    />
  );
};
