import { Paper, Stack, Typography } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import type { AbuseCase } from '../../../../services/abuse/wire/abuse-case.contract.js';
import { useFormats } from '../../ui/useFormats';
import { MemberName } from '../MemberName';

/** Renders the history of a case, newest first. */
export const CaseSteps = () => {
  const steps = useRecordContext<AbuseCase>()?.steps;
  const translate = useTranslate();
  const { time } = useFormats();
  if (!steps) return null;
  return (
    <Stack component="section" spacing={1}>
      <Typography component="h2" variant="h6">
        {translate('abuse.steps')}
      </Typography>
      <Stack component="ol" spacing={1} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {[...steps].reverse().map(({ id, step, at, operator_name, member_id, text }) => (
          <Paper key={id} component="li" variant="outlined" sx={{ p: 1.5 }}>
            <Typography variant="caption" component="p" color="text.secondary">
              <time dateTime={at}>{time(at)}</time>
            </Typography>
            <Typography variant="body2" component="div" sx={{ fontWeight: 'bold' }}>
              {operator_name} – {translate(`abuse.step.${step}`)} {member_id && <MemberName id={member_id} />}
            </Typography>
            {text !== '' && (
              <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
                {text}
              </Typography>
            )}
          </Paper>
        ))}
      </Stack>
    </Stack>
  );
};
