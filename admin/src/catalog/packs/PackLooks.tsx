import { Box, Stack, Typography } from '@mui/material';
import { Labeled, useRecordContext, useTranslate } from 'react-admin';
import { CountField } from '../../ui/fields';
import { Thumb } from '../../ui/Thumb';
import { Frozen } from './Frozen';
import type { PackRecord } from './pack';

/** How a pack is shown. */
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
      <Labeled source="position">
        <CountField source="position" />
      </Labeled>
      <Box
        sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }, gap: 2 }}
      >
        <Words language="ja" html={pack.detail} />
        <Words language="en" html={pack.detail_en} />
      </Box>
    </Frozen>
  );
};

/** What the shop has kept of the operator's HTML: clean. */
const Words = ({ language, html }: { readonly language: 'ja' | 'en'; readonly html: string }) => (
  <Box
    lang={language}
    sx={{ '& img': { maxWidth: '100%' }, '& a': { color: 'primary.light' } }}
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the shop cleaned it when it was written
    dangerouslySetInnerHTML={{ __html: html }}
  />
);
