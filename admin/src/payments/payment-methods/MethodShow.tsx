import { Alert } from '@mui/material';
import { Labeled, useRecordContext, useTranslate } from 'react-admin';
import { Fact } from '../../ui/Fact';
import { Facts } from '../../ui/Facts';
import { TimeField, WordField } from '../../ui/fields';
import { ResourceShow } from '../../ui/ResourceShow';
import { MethodState } from './MethodState';
import type { MethodResource } from './method';
import { SwitchButton } from './SwitchButton';

const NoKeys = () => {
  const method = useRecordContext<MethodResource>();
  const translate = useTranslate();
  return method?.has_keys === false ? <Alert severity="warning">{translate('payment_methods.no_keys')}</Alert> : null;
};

const ChangedAt = () =>
  useRecordContext<MethodResource>()?.changed_at ? (
    <Labeled source="changed_at">
      <TimeField source="changed_at" />
    </Labeled>
  ) : null;

/** Renders the note for members in both languages: the owner's text, or the default. */
const Memos = () => {
  const method = useRecordContext<MethodResource>();
  if (!method) return null;
  const { memo, memo_en, usual_memo, usual_memo_en } = method;
  return (
    <Facts>
      <Fact label="resources.payment-methods.fields.memo">{memo || usual_memo}</Fact>
      <Fact label="resources.payment-methods.fields.memo_en">{memo_en || memo || usual_memo_en}</Fact>
    </Facts>
  );
};

/** Renders a payment method: whether members can use it, and its note. */
export const MethodShow = () => (
  <ResourceShow commands={<SwitchButton />}>
    <NoKeys />
    <Facts>
      <Labeled source="on">
        <MethodState source="on" />
      </Labeled>
      <Labeled source="provider">
        <WordField source="provider" words="resources.payments.providers" />
      </Labeled>
      <ChangedAt />
    </Facts>
    <Memos />
  </ResourceShow>
);
