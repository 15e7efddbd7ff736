import { Chip } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { type MethodResource, STATE_COLOURS, stateOf } from './method';

/** Renders whether members can pay by a method. */
export const MethodState = (_: { readonly source?: string }) => {
  const method = useRecordContext<MethodResource>();
  const translate = useTranslate();
  if (!method) return null;
  const state = stateOf(method);
  const label = translate(`payment_methods.states.${state}`);
  return <Chip size="small" variant="outlined" color={STATE_COLOURS[state]} label={label} />;
};
