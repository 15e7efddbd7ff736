import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';

/** The number of rows shown at first. */
export const INITIAL_COUNT = 20;
const MAX_COUNT = 1000;

interface EarlierProps {
  readonly shown: number;
  /** The number of rows that the list has requested. */
  readonly requestedCount: number;
  readonly onRequest: (count: number) => void;
}

/** Requests twice as many rows of a newest-first list; renders nothing if there are no more. */
export const EarlierButton = ({ shown, requestedCount, onRequest }: EarlierProps) => {
  const translate = useTranslate();
  if (shown < requestedCount || requestedCount >= MAX_COUNT) return null;
  return (
    <Button sx={{ mt: 1 }} onClick={() => onRequest(Math.min(requestedCount * 2, MAX_COUNT))}>
      {translate('members.earlier')}
    </Button>
  );
};
