import FactCheckIcon from '@mui/icons-material/FactCheck';
import { Button } from '@mui/material';
import { useState } from 'react';
import { type HttpError, useCanAccess, useListContext, useNotify, useRefresh, useTranslate } from 'react-admin';
import type { ChainCheck } from '../../../../services/ledger/wire/chain-check.contract.js';
import { post } from '../../providers/httpClient';

/** Starts a verification run. It changes nothing, so it needs no reason. */
export const VerifyButton = () => {
  const [isBeginning, setBeginning] = useState(false);
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const { data } = useListContext<ChainCheck>();
  const { canAccess } = useCanAccess({ resource: 'chain-checks', action: 'create' });
  if (!canAccess) return null;
  const begin = () => {
    setBeginning(true);
    post('chain-checks', {})
      .then(refresh, ({ message }: HttpError) => notify(message, { type: 'error' }))
      .finally(() => setBeginning(false));
  };
  const isUnderWay = data?.some(({ state }) => state === 'running') ?? false;
  return (
    <Button variant="contained" startIcon={<FactCheckIcon />} disabled={isBeginning || isUnderWay} onClick={begin}>
      {translate('ledger.check')}
    </Button>
  );
};
