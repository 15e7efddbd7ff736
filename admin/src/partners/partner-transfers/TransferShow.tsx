import { Alert, Stack } from '@mui/material';
import { Labeled, TextField, useRecordContext, useTranslate } from 'react-admin';
import { Facts } from '../../ui/Facts';
import { PointsField, StateField, TimeField, WordField } from '../../ui/fields';
import { MemberField } from '../../ui/MemberField';
import { ResourceShow } from '../../ui/ResourceShow';
import { SettleButton } from './SettleButton';
import { STATE_COLOURS, type TransferResource } from './transfer';

/** Explains the next step, if the transfer needs one. */
export const WhatToDo = () => {
  const transfer = useRecordContext<TransferResource>();
  const translate = useTranslate();
  if (!transfer) return null;
  const { status, silent_since, differs, code } = transfer;
  if (differs) return <Alert severity="error">{translate('partners.differs')}</Alert>;
  if (status === 'requested' && silent_since) return <Alert severity="warning">{translate('partners.silent')}</Alert>;
  if (status === 'failed')
    return (
      <Alert severity="info">
        {translate(`partners.codes.${code}`, { _: translate('partners.refused', { code }) })}
      </Alert>
    );
  return null;
};

const EndedAt = () =>
  useRecordContext<TransferResource>()?.ended_at ? (
    <Labeled source="ended_at">
      <TimeField source="ended_at" />
    </Labeled>
  ) : null;

const Compared = () =>
  useRecordContext<TransferResource>()?.compared_at ? (
    <>
      <Labeled source="site_says">
        <WordField source="site_says" words="partners.says" />
      </Labeled>
      <Labeled source="compared_at">
        <TimeField source="compared_at" />
      </Labeled>
    </>
  ) : null;

/** Renders a transfer of a member's points and the site's response. */
export const TransferShow = () => (
  <ResourceShow commands={<SettleButton />}>
    <WhatToDo />
    <Stack direction="row">
      <StateField source="status" words="partners.states" colours={STATE_COLOURS} />
    </Stack>
    <Facts>
      <Labeled source="site_name">
        <TextField source="site_name" />
      </Labeled>
      <Labeled source="direction">
        <WordField source="direction" words="partners.directions" />
      </Labeled>
      <Labeled source="points">
        <PointsField source="points" />
      </Labeled>
      <Labeled source="member_id">
        <MemberField source="member_id" />
      </Labeled>
      <Labeled source="requested_at">
        <TimeField source="requested_at" />
      </Labeled>
      <EndedAt />
      <Compared />
    </Facts>
  </ResourceShow>
);
