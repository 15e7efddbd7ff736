import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';

/** So many are shown first. */
export const INITIAL_COUNT = 20;
const MAX_COUNT = 1000;

interface EarlierProps {
  readonly shown: number;
  /** So many were asked for. */
  readonly requestedCount: number;
  readonly onRequest: (count: number) => void;
}

/** Asks for twice as many of a list, newest first, which may go on. */
export const EarlierButton = ({ shown, requestedCount, onRequest }: EarlierProps) => {
  const translate = useTranslate();
  if (shown < requestedCount || requestedCount >= MAX_COUNT) return null;
  return (
    <Button sx={{ mt: 1 }} onClick={() => onRequest(Math.min(requestedCount * 2, MAX_COUNT))}>
      {translate('members.earlier')}
    </Button>
  );
};
