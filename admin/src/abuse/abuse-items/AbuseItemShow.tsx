import { Alert } from '@mui/material';
import { Labeled, Link, useRecordContext, useTranslate } from 'react-admin';
import type { AbuseItem } from '../../../../services/abuse/wire/abuse-item.contract.js';
import { CommandButton } from '../../commands/CommandButton';
import { Explained } from '../../ui/Explained';
import { Facts } from '../../ui/Facts';
import { CountField, PointsField, TimeField } from '../../ui/fields';
import { ResourceShow } from '../../ui/ResourceShow';
import { EvidenceTable } from '../EvidenceTable';
import { Score } from '../Score';

const Commands = () =>
  useRecordContext<AbuseItem>()?.case_id === null && (
    <CommandButton command="open-case" variant="contained" explanation={<Explained words="abuse.explain_open" />} />
  );

const CaseNote = () => {
  const caseId = useRecordContext<AbuseItem>()?.case_id;
  const translate = useTranslate();
  if (!caseId) return null;
  return (
    <Alert severity="info">
      <Link to={`/abuse-cases/${caseId}/show`}>{translate('abuse.to_case', { id: caseId })}</Link>
    </Alert>
  );
};

const Evidence = () => {
  const item = useRecordContext<AbuseItem>();
  const translate = useTranslate();
  return item && <EvidenceTable {...item} title={translate('abuse.evidence')} />;
};

/** Renders a group of members: its score, the value at stake, and the shared evidence. */
export const AbuseItemShow = () => (
  <ResourceShow commands={<Commands />}>
    <CaseNote />
    <Facts>
      <Labeled source="score">
        <Score />
      </Labeled>
      <Labeled source="member_count">
        <CountField source="member_count" />
      </Labeled>
      <Labeled source="stake_points">
        <PointsField source="stake_points" />
      </Labeled>
      <Labeled source="stake_cards">
        <CountField source="stake_cards" />
      </Labeled>
      <Labeled source="stake_bonus">
        <PointsField source="stake_bonus" />
      </Labeled>
      <Labeled source="since">
        <TimeField source="since" />
      </Labeled>
      <Labeled source="found_at">
        <TimeField source="found_at" />
      </Labeled>
    </Facts>
    <Evidence />
  </ResourceShow>
);
