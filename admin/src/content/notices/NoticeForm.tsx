import { Box, Typography } from '@mui/material';
import { BooleanInput, maxLength, required, SimpleForm, TextInput, useTranslate } from 'react-admin';
import { HtmlPreview } from '../../ui/HtmlPreview';
import { PicturesInput } from '../../ui/PicturesInput';
import { ReasonInput } from '../../ui/ReasonInput';
import { TokyoTimeInput } from '../../ui/TokyoTimeInput';

const TITLE = [required(), maxLength(200)];
const TITLE_EN = maxLength(200);
const CONTENT = [required(), maxLength(20_000)];
const CONTENT_EN = maxLength(20_000);
const NAME = maxLength(50);

const NEW = {
  title_en: '',
  content_en: '',
  last_name: '',
  first_name: '',
  images: [],
  published: false,
  show_from: null,
  show_to: null,
};

const two = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  columnGap: 2,
  width: '100%',
};
/** Converts null to the empty string, which the API stores as null. */
const text = (value: string | null): string => value ?? '';

const PreviewTitle = () => (
  <Typography component="h2" variant="h6" sx={{ mt: 1 }}>
    {useTranslate()('notices.preview')}
  </Typography>
);

/**
 * Edits a notice in both languages, with a preview below.
 * @param isNew true for a notice that does not exist yet
 */
export const NoticeForm = ({ isNew = false }: { readonly isNew?: boolean }) => (
  <SimpleForm defaultValues={NEW} warnWhenUnsavedChanges sx={{ maxWidth: 1200 }}>
    <Box sx={two}>
      <TextInput source="title_ja" validate={TITLE} />
      <TextInput source="title_en" validate={TITLE_EN} parse={text} helperText="notices.english_help" />
      <TextInput source="content_ja" validate={CONTENT} multiline minRows={8} helperText="notices.html_help" />
      <TextInput source="content_en" validate={CONTENT_EN} parse={text} multiline minRows={8} />
      <TextInput source="last_name" validate={NAME} parse={text} />
      <TextInput source="first_name" validate={NAME} parse={text} />
      <TokyoTimeInput source="show_from" helperText="notices.from_help" />
      <TokyoTimeInput source="show_to" helperText="notices.to_help" />
    </Box>
    <BooleanInput source="published" />
    <PicturesInput source="images" purpose="notice" />
    <PreviewTitle />
    <HtmlPreview ja="content_ja" en="content_en" />
    <ReasonInput optional={isNew} />
  </SimpleForm>
);
