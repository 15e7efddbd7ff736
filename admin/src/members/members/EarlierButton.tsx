import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';

/** So many are shown first. */
export const PORTION = 20;
const MOST = 1000;

interface EarlierProps {
  readonly shown: number;
  /** So many were asked for. */
  readonly wanted: number;
  readonly want: (more: number) => void;
}

/** Asks for twice as many of a list, newest first, which may go on. */
export const EarlierButton = ({ shown, wanted, want }: EarlierProps) => {
  const translate = useTranslate();
  if (shown < wanted || wanted >= MOST) return null;
  return (
    <Button sx={{ mt: 1 }} onClick={() => want(Math.min(wanted * 2, MOST))}>
      {translate('members.earlier')}
    </Button>
  );
};
