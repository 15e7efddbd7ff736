import MergeIcon from '@mui/icons-material/Merge';
import { Button } from '@mui/material';
import { useState } from 'react';
import {
  HttpError,
  useDataProvider,
  useListContext,
  useNotify,
  useRefresh,
  useTranslate,
  useUnselectAll,
} from 'react-admin';
import { useKeys } from '../../commands/useKeys';
import type { ConsoleData } from '../../providers/dataProvider';
import type { ParcelResource } from './parcel';

/** Combines each of the parcels with all others to the same address, and reports the number of parcels made. */
const useCombine = () => {
  const data = useDataProvider<ConsoleData>();
  const once = useKeys();
  const reason = useTranslate()('shipments.combine_many.reason');
  return async (ids: readonly string[]): Promise<number> => {
    let made = 0;
    // Sequential, because a parcel may already be combined with an earlier one.
    for (const id of ids) {
      try {
        await once(id, (key) => data.command('shipments', id, 'combine', { reason }, key));
        made += 1;
      } catch (error) {
        if (!(error instanceof HttpError && error.body?.errors?.status)) throw error;
      }
    }
    return made;
  };
};

/** Combines the ticked parcels by address. */
export const CombineManyButton = () => {
  const { selectedIds } = useListContext<ParcelResource>();
  const combine = useCombine();
  const refresh = useRefresh();
  const unselect = useUnselectAll('shipments');
  const notify = useNotify();
  const translate = useTranslate();
  const [busy, setBusy] = useState(false);

  const run = async () => {
    setBusy(true);
    try {
      const count = await combine(selectedIds);
      const words = count > 0 ? 'shipments.combine_many.done' : 'shipments.combine_many.nothing';
      notify(words, { type: 'info', messageArgs: { count, smart_count: count } });
      unselect();
    } catch (error) {
      notify((error as HttpError).message, { type: 'error' });
    } finally {
      setBusy(false);
      refresh();
    }
  };

  return (
    <Button size="small" startIcon={<MergeIcon />} loading={busy} onClick={run}>
      {translate('shipments.combine_many.label')}
    </Button>
  );
};
