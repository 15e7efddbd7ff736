import { Box, Paper, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { post } from '../providers/httpClient';

interface HtmlPreviewProps {
  /** The name of the field with the Japanese HTML; `en` is that of the English. */
  readonly ja: string;
  readonly en: string;
}

/** Renders the operator's HTML as visitors will see it, sanitized by the shop. */
export const HtmlPreview = ({ ja, en }: HtmlPreviewProps) => {
  const [japanese, english] = useRested(useWatch({ name: [ja, en] }) as (string | null | undefined)[]);
  const { data } = useQuery<{ ja: string; en: string }>({
    queryKey: ['preview', japanese, english],
    queryFn: async () => (await post('notices/preview', { ja: japanese ?? '', en: english ?? '' })).json,
    placeholderData: (before) => before,
  });
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        gap: 2,
        width: '100%',
      }}
    >
      <Shown language="ja" html={data?.ja ?? ''} />
      <Shown language="en" html={data?.en ?? ''} />
    </Box>
  );
};

const REST_MS = 300;

/** Returns the texts once typing pauses, so that not every letter causes a request. */
const useRested = (words: readonly (string | null | undefined)[]): readonly (string | null | undefined)[] => {
  const [rested, setRested] = useState(words);
  const written = JSON.stringify(words);
  useEffect(() => {
    const timer = setTimeout(() => setRested(JSON.parse(written)), REST_MS);
    return () => clearTimeout(timer);
  }, [written]);
  return rested;
};

const Shown = ({ language, html }: { readonly language: 'ja' | 'en'; readonly html: string }) => {
  const title = useTranslate()(`ui.preview.${language}`);
  return (
    <Paper component="section" variant="outlined" aria-label={title} sx={{ p: 2, overflowWrap: 'anywhere' }}>
      <Typography variant="caption" color="textSecondary">
        {title}
      </Typography>
      <Box
        lang={language}
        sx={{
          '& img': { maxWidth: '100%' },
          '& a': { color: 'primary.light' },
          '& table': { borderCollapse: 'collapse' },
          minHeight: 48,
        }}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the shop has cleaned it, as it cleans what everybody sees
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </Paper>
  );
};
