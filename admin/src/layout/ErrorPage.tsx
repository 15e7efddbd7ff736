import { Box, Button, Stack, Typography } from '@mui/material';
import { useEffect } from 'react';
import { Title, useTranslate } from 'react-admin';
import { ownBuild } from '../browser/build';
import { MissingPartError } from '../ui/lazyPart';

const wordsFor = (error: Error) => {
  if (!(error instanceof MissingPartError)) return { title: 'ra.page.error', text: 'ra.message.error' };
  return error.isOutdated
    ? { title: 'layout.outdated.title', text: 'layout.outdated.text' }
    : { title: 'layout.missing.title', text: 'layout.missing.text' };
};

/** Replaces a page that cannot be rendered. If the shop has a newer build, it reloads once. */
export const ErrorPage = ({ error }: { readonly error: Error }) => {
  const translate = useTranslate();
  const isOutdated = error instanceof MissingPartError && error.isOutdated;
  useEffect(() => {
    if (isOutdated) ownBuild.leave();
  }, [isOutdated]);
  const { title, text } = wordsFor(error);
  return (
    <Box role="alert" sx={{ py: 8, px: 2, textAlign: 'center' }}>
      <Title title={translate(title)} />
      <Typography variant="h6" component="h2" gutterBottom>
        {translate(title)}
      </Typography>
      <Typography sx={{ mb: 2 }}>{translate(text)}</Typography>
      <Stack direction="row" spacing={1} useFlexGap sx={{ justifyContent: 'center', flexWrap: 'wrap' }}>
        <Button variant="contained" onClick={() => location.reload()}>
          {translate('layout.reload')}
        </Button>
        {/* A full reload clears the error, which the router would keep. */}
        <Button variant="outlined" href="/admin/">
          {translate('ra.page.dashboard')}
        </Button>
      </Stack>
    </Box>
  );
};
