import { Box, Button, Typography } from '@mui/material';
import { Title, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

interface MessagePageProps {
  readonly title: string;
  readonly text: string;
}

/** Renders a page with one sentence and a link back. */
const MessagePage = ({ title, text }: MessagePageProps) => {
  const translate = useTranslate();
  return (
    <Box sx={{ py: 8, textAlign: 'center' }}>
      <Title title={translate(title)} />
      <Typography sx={{ mb: 2 }}>{translate(text)}</Typography>
      <Button component={Link} to="/" variant="outlined">
        {translate('ra.page.dashboard')}
      </Button>
    </Box>
  );
};

export const AccessDenied = () => <MessagePage title="ra.page.access_denied" text="ra.message.access_denied" />;

export const NotFound = () => <MessagePage title="ra.page.not_found" text="ra.message.not_found" />;
