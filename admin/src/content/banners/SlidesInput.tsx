import { Box, Typography } from '@mui/material';
import {
  ArrayInput,
  maxLength,
  required,
  SimpleFormIterator,
  TextInput,
  useSourceContext,
  useTranslate,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { SlideResource } from '../../../../services/content/wire/banner.contract.js';
import { PicturesInput } from '../../ui/PicturesInput';
import { TokyoTimeInput } from '../../ui/TokyoTimeInput';

const WIDE = { width: 240, height: 96 };
const [HEADLINE, HEADLINE_EN] = [maxLength(24), maxLength(40)];
const [LINE, LINE_EN] = [maxLength(40), maxLength(80)];
const [BUTTON, BUTTON_EN] = [maxLength(12), maxLength(24)];
const LINK = maxLength(200);
const PICTURE = required();
const MAX_SLIDES = 10;

const two = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  columnGap: 2,
  width: '100%',
};
const over = {
  position: 'absolute',
  inset: '0 50% 0 0',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: 0.5,
  p: 1.5,
  color: '#fff',
  background: 'linear-gradient(90deg, rgb(0 0 0 / 0.8), rgb(0 0 0 / 0.72) calc(100% - 2rem), transparent)',
};
/** Converts null to the empty string, which the API stores as null. */
const text = (value: string | null): string => value ?? '';

/** Renders a slide as tablets and larger screens show it. On a phone the text is at the foot of the picture. */
const SlidePreview = ({ slide, language }: { readonly slide: SlideResource; readonly language: 'ja' | 'en' }) => {
  const said = (word: 'headline' | 'line' | 'button') => (language === 'en' && slide[`${word}_en`]) || slide[word];
  const [headline, line, button] = [said('headline'), said('line'), slide.link && said('button')];
  return (
    <Box lang={language} sx={{ position: 'relative', aspectRatio: '5 / 2', overflow: 'hidden', borderRadius: 1 }}>
      <img src={slide.file} alt="" style={{ width: '100%', height: '100%', objectFit: 'cover' }} />
      {(headline || line || button) && (
        <Box sx={over}>
          <Typography sx={{ fontWeight: 800, lineHeight: 1.3 }}>{headline}</Typography>
          <Typography variant="body2">{line}</Typography>
          {button && (
            <Box component="span" sx={{ px: 1.5, py: 0.5, border: 1, borderRadius: 1, fontSize: '0.8125rem' }}>
              {button}
            </Box>
          )}
        </Box>
      )}
    </Box>
  );
};

const Previews = () => {
  const { getSource } = useSourceContext();
  const slide: SlideResource | undefined = useWatch({ name: getSource('').replace(/\.$/, '') });
  const translate = useTranslate();
  if (!slide?.file) return null;
  return (
    <Box role="group" aria-label={translate('banners.slide_preview')} sx={{ ...two, rowGap: 1, my: 1 }}>
      <SlidePreview slide={slide} language="ja" />
      <SlidePreview slide={slide} language="en" />
    </Box>
  );
};

/** Edits the slides of the banner in order, each with its text and its period. */
export const SlidesInput = () => (
  <ArrayInput source="slides" helperText="banners.images_help" validate={maxLength(MAX_SLIDES)} sx={{ width: '100%' }}>
    <SimpleFormIterator fullWidth disableClear>
      <PicturesInput source="file" purpose="banner" most={1} size={WIDE} validate={PICTURE} label="banners.picture" />
      <Box sx={two}>
        <TextInput
          source="headline"
          label="resources.banners.fields.headline"
          validate={HEADLINE}
          defaultValue=""
          parse={text}
        />
        <TextInput
          source="headline_en"
          label="resources.banners.fields.headline_en"
          validate={HEADLINE_EN}
          defaultValue=""
          parse={text}
          helperText="banners.english_help"
        />
        <TextInput source="line" label="resources.banners.fields.line" validate={LINE} defaultValue="" parse={text} />
        <TextInput
          source="line_en"
          label="resources.banners.fields.line_en"
          validate={LINE_EN}
          defaultValue=""
          parse={text}
        />
        <TextInput
          source="button"
          label="resources.banners.fields.button"
          validate={BUTTON}
          defaultValue=""
          parse={text}
        />
        <TextInput
          source="button_en"
          label="resources.banners.fields.button_en"
          validate={BUTTON_EN}
          defaultValue=""
          parse={text}
        />
      </Box>
      <TextInput
        source="link"
        label="resources.banners.fields.link"
        validate={LINK}
        defaultValue=""
        parse={text}
        helperText="banners.link_help"
        fullWidth
      />
      <Box sx={two}>
        <TokyoTimeInput source="show_from" label="resources.banners.fields.show_from" helperText="banners.from_help" />
        <TokyoTimeInput source="show_to" label="resources.banners.fields.show_to" helperText="banners.to_help" />
      </Box>
      <Previews />
    </SimpleFormIterator>
  </ArrayInput>
);
