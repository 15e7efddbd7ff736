import { Alert, Typography } from '@mui/material';
import { Labeled, useRecordContext, useTranslate } from 'react-admin';
import { DayField } from '../../ui/DayField';
import { Facts } from '../../ui/Facts';
import { StateField } from '../../ui/fields';
import { pickLocalName } from '../../ui/localName';
import { ResourceShow } from '../../ui/ResourceShow';
import { AnnounceButton } from './AnnounceButton';
import { type LegalTextResource, VERSION_COLOURS } from './legalText';
import { VersionTable } from './VersionTable';

const Title = () => {
  const text = useRecordContext<LegalTextResource>();
  return (
    <Typography component="h2" variant="h5">
      {text && pickLocalName(text)}
    </Typography>
  );
};

/** Explains the state of the next version to the operator. */
const Hint = () => {
  const text = useRecordContext<LegalTextResource>();
  const translate = useTranslate();
  if (!text) return null;
  if (!text.is_agreed_to) return <Alert severity="info">{translate('legal.needs_none')}</Alert>;
  if (text.next_state === 'missed') return <Alert severity="error">{translate('legal.missed')}</Alert>;
  if (text.announce_by && !text.is_announceable) return <Alert severity="error">{translate('legal.too_late')}</Alert>;
  return null;
};

const VersionNumber = ({ source }: { readonly source: 'in_force_version' | 'next_version' }) => {
  const text = useRecordContext<LegalTextResource>();
  const translate = useTranslate();
  const version = text?.[source];
  return <span>{version ? translate('legal.version_number', { version }) : translate('legal.none')}</span>;
};

/** Renders one legal text: its current version, its next version, and all versions. */
export const LegalTextShow = () => (
  <ResourceShow commands={<AnnounceButton />}>
    <Title />
    <Hint />
    <Facts>
      <Labeled source="in_force_version">
        <VersionNumber source="in_force_version" />
      </Labeled>
      <Labeled source="in_force_from">
        <DayField source="in_force_from" />
      </Labeled>
      <Labeled source="next_version">
        <VersionNumber source="next_version" />
      </Labeled>
      <Labeled source="next_state">
        <StateField source="next_state" words="resources.legal-texts.next_states" colours={VERSION_COLOURS} />
      </Labeled>
      <Labeled source="next_from">
        <DayField source="next_from" />
      </Labeled>
      <Labeled source="announce_by">
        <DayField source="announce_by" />
      </Labeled>
    </Facts>
    <VersionTable />
  </ResourceShow>
);
