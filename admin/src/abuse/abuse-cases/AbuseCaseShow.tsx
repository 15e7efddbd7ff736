import { Labeled, TextField, useRecordContext, useTranslate } from 'react-admin';
import type { AbuseCase } from '../../../../services/abuse/wire/abuse-case.contract.js';
import { CommandButton } from '../../commands/CommandButton';
import { Explained } from '../../ui/Explained';
import { Facts } from '../../ui/Facts';
import { StateField, TimeField } from '../../ui/fields';
import { ResourceShow } from '../../ui/ResourceShow';
import { EvidenceTable } from '../EvidenceTable';
import { Score } from '../Score';
import { CaseMembers } from './CaseMembers';
import { CaseSteps } from './CaseSteps';
import { STATE_COLOURS } from './colours';

const Commands = () => {
  const abuseCase = useRecordContext<AbuseCase>();
  if (abuseCase?.state !== 'open') return null;
  const wasForfeited = abuseCase.standings?.some(({ forfeited_at }) => forfeited_at !== null);
  const isDone = wasForfeited || abuseCase.standings?.some(({ banned_at }) => banned_at !== null);
  return (
    <>
      <CommandButton command="assign" />
      <CommandButton command="note" explanation={<Explained words="abuse.explain_note" />} />
      {!wasForfeited && <CommandButton command="dismiss" explanation={<Explained words="abuse.explain_dismiss" />} />}
      {isDone && (
        <CommandButton command="close" variant="contained" explanation={<Explained words="abuse.explain_close" />} />
      )}
    </>
  );
};

const Evidence = () => {
  const abuseCase = useRecordContext<AbuseCase>();
  const translate = useTranslate();
  return abuseCase && <EvidenceTable {...abuseCase} title={translate('abuse.evidence_then')} />;
};

/** Renders a case: its members with their commands, the evidence when it was opened, and its history. */
export const AbuseCaseShow = () => (
  <ResourceShow commands={<Commands />} timeline={<CaseSteps />}>
    <Facts>
      <Labeled source="state">
        <StateField source="state" words="resources.abuse-cases.states" colours={STATE_COLOURS} />
      </Labeled>
      <Labeled source="score">
        <Score />
      </Labeled>
      <Labeled source="assigned_name">
        <TextField source="assigned_name" emptyText="–" />
      </Labeled>
      <Labeled source="opened_at">
        <TimeField source="opened_at" />
      </Labeled>
      <Labeled source="opened_by_name">
        <TextField source="opened_by_name" />
      </Labeled>
      <Labeled source="closed_at">
        <TimeField source="closed_at" />
      </Labeled>
    </Facts>
    <CaseMembers />
    <Evidence />
  </ResourceShow>
);
