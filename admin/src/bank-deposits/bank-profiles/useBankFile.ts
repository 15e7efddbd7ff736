import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { HttpError } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { STATEMENT_COLUMNS } from '../../../../services/platform/payments/bank/statement-columns.shared.js';
import { API, callApi, newKey } from '../../providers/httpClient';
import { type BankFilePreview, type Columns, queryOf } from './bank-profile';

/** A bank file with its content at the time of the choice. */
export interface BankFile {
  readonly name: string;
  readonly content: Blob;
}

interface Chosen extends BankFile {
  readonly key: string;
  /** True while the columns in the form are guesses from the file that nobody has changed. */
  readonly isGuessed: boolean;
}

const chosenOf = (file: BankFile): Chosen => ({ ...file, key: newKey(), isGuessed: false });

const useColumns = (): Columns => {
  const values = useWatch({ name: [...STATEMENT_COLUMNS] }) as readonly (string | undefined)[];
  return Object.fromEntries(STATEMENT_COLUMNS.map((column, at) => [column, values[at] ?? ''])) as Columns;
};

/** Reads a file by the columns in the surrounding form. The first preview fills in an empty form. */
export const useBankFile = (first?: BankFile) => {
  const { setValue } = useFormContext();
  const columns = useColumns();
  const [file, setFile] = useState<Chosen | null>(() => (first ? chosenOf(first) : null));
  const query = queryOf(columns);
  const look = useQuery<BankFilePreview, HttpError>({
    queryKey: ['bank-file', file?.key, query],
    queryFn: async () => {
      const request = { method: 'POST', body: file!.content, headers: { 'Content-Type': 'text/csv' } };
      return (await callApi(`${API}/bank-profiles/preview${query && `?${query}`}`, request)).json;
    },
    enabled: file !== null,
    retry: false,
    placeholderData: keepPreviousData,
  });

  useEffect(() => {
    if (!file || file.isGuessed || !look.data || look.isPlaceholderData) return;
    setFile({ ...file, isGuessed: true });
    if (query !== '') return;
    for (const column of STATEMENT_COLUMNS) setValue(column, look.data.columns[column], { shouldDirty: true });
  }, [file, look.data, look.isPlaceholderData, query, setValue]);

  const choose = async (chosen: File) =>
    setFile(chosenOf({ name: chosen.name, content: new Blob([await chosen.arrayBuffer()]) }));
  return { file, look, choose };
};
