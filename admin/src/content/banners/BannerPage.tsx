import { Box, Paper, Typography } from '@mui/material';
import {
  Edit,
  maxLength,
  RadioButtonGroupInput,
  required,
  SaveButton,
  SimpleForm,
  TextInput,
  Title,
  Toolbar,
  useTranslate,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { BannerResource } from '../../../../services/content/wire/banner.contract.js';
import { EventTimeline } from '../../timeline/EventTimeline';
import { ReasonInput } from '../../ui/ReasonInput';
import { SlidesInput } from './SlidesInput';

const MODES = [1, 2].map((id) => ({ id, name: `banners.modes.${id}` }));
const ALERT = maxLength(200);
/** Converts null to the empty string, which the API stores as null. */
const text = (value: string | null): string => value ?? '';

/** Edits the slides of the banner, or the address of its video. */
const Files = () => {
  const mode = useWatch({ name: 'mode' });
  return mode === 2 ? (
    <>
      <TextInput source="files.0" label="banners.film" validate={required()} helperText="banners.film_help" fullWidth />
      <Film />
    </>
  ) : (
    <SlidesInput />
  );
};

const Film = () => {
  const address: string = useWatch({ name: 'files.0' }) ?? '';
  return /\.(mp4|webm)$/.test(address) ? (
    <video src={address} controls muted playsInline style={{ maxWidth: 480, width: '100%' }} />
  ) : null;
};

/** Renders the alert line as it appears on the top page. */
const AlertPreview = () => {
  const [ja, en] = useWatch({ name: ['alert', 'alert_en'] });
  const translate = useTranslate();
  if (!ja) return <Typography color="textSecondary">{translate('banners.no_alert')}</Typography>;
  return (
    <Box sx={{ display: 'grid', gap: 1, width: '100%' }} aria-label={translate('banners.preview')} role="group">
      <Typography variant="caption" color="textSecondary">
        {translate('banners.preview')}
      </Typography>
      <Paper variant="outlined" lang="ja" sx={{ p: 1, textAlign: 'center' }}>
        {ja}
      </Paper>
      <Paper variant="outlined" lang={en ? 'en' : 'ja'} sx={{ p: 1, textAlign: 'center' }}>
        {en || ja}
      </Paper>
    </Box>
  );
};

const SaveOnly = () => (
  <Toolbar>
    <SaveButton />
  </Toolbar>
);

/** Builds the API request. A video has one address and no pictures; otherwise the slides name the pictures. */
const bannerOf = ({ mode, files, slides, ...values }: BannerResource) => ({
  ...values,
  mode,
  ...(mode === 2 ? { files: files.slice(0, 1), slides: [] } : { files: slides.map(({ file }) => file), slides }),
});

const PageTitle = () => <Title title={useTranslate()('resources.banners.name', { smart_count: 1 })} />;

/** Edits the banner of the top page, which always exists exactly once. */
export const BannerPage = () => (
  <>
    <PageTitle />
    <Edit resource="banners" id="top" title={false} mutationMode="pessimistic" redirect={false} transform={bannerOf}>
      <SimpleForm toolbar={<SaveOnly />} warnWhenUnsavedChanges sx={{ maxWidth: 900 }}>
        <RadioButtonGroupInput source="mode" choices={MODES} validate={required()} />
        <Files />
        <TextInput source="alert" validate={ALERT} parse={text} fullWidth />
        <TextInput source="alert_en" validate={ALERT} parse={text} fullWidth />
        <AlertPreview />
        <ReasonInput />
      </SimpleForm>
      <Box sx={{ p: 2 }}>
        <EventTimeline />
      </Box>
    </Edit>
  </>
);
