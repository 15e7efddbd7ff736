import { Box, Chip, Stack, Typography } from '@mui/material';
import { Labeled, useLocale, useRecordContext, useTranslate } from 'react-admin';
import { Facts } from '../../ui/Facts';
import { CountField } from '../../ui/fields';
import { Thumb } from '../../ui/Thumb';
import { Frozen } from './Frozen';
import type { PackRecord } from './pack';
import { TAG_PAINT } from './tagPaint';

/** Renders the presentation of a pack: pictures, tags and texts. */
export const PackLooks = () => {
  const pack = useRecordContext<PackRecord>();
  const translate = useTranslate();
  if (!pack) return null;
  return (
    <Frozen title="packs.show.looks" since={pack.status === 'closed' ? 'closed' : 'open'}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', mb: 2 }}>
        {pack.image.map((url, i) => (
          <Thumb
            key={url}
            src={url}
            alt={translate('packs.show.picture', { number: i + 1 })}
            width={192}
            height={120}
          />
        ))}
        {pack.image.length === 0 && <Typography color="textSecondary">{translate('packs.show.no_picture')}</Typography>}
      </Stack>
      <Facts>
        <Labeled source="position">
          <CountField source="position" />
        </Labeled>
        <Labeled source="tags">
          <Tags tags={pack.tags} />
        </Labeled>
      </Facts>
      <Box
        sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }, gap: 2 }}
      >
        <Words language="ja" html={pack.detail} />
        <Words language="en" html={pack.detail_en} />
      </Box>
    </Frozen>
  );
};

/** Renders the tags in the console's language. */
const Tags = ({ tags }: Pick<PackRecord, 'tags'>) => {
  const isEnglish = useLocale() === 'en';
  const translate = useTranslate();
  if (tags.length === 0) return <Typography color="textSecondary">{translate('packs.tags.none')}</Typography>;
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {tags.map(({ ja, en, color }) => (
        <Chip key={ja} size="small" label={isEnglish ? en : ja} sx={TAG_PAINT[color]} />
      ))}
    </Stack>
  );
};

/** Renders the operator's HTML as the shop sanitized and stored it. */
const Words = ({ language, html }: { readonly language: 'ja' | 'en'; readonly html: string }) => (
  <Box
    lang={language}
    sx={{ '& img': { maxWidth: '100%' }, '& a': { color: 'primary.light' } }}
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the shop cleaned it when it was written
    dangerouslySetInnerHTML={{ __html: html }}
  />
);
