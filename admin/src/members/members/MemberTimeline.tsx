import { Box, Typography } from '@mui/material';
import { useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import type { TimelineEvent } from '../../../../services/members/member-timeline/member-timeline.contract.js';
import { Happenings } from '../../timeline/EventTimeline';
import { useApiQuery } from '../../ui/useApiQuery';
import { EarlierButton, INITIAL_COUNT } from './EarlierButton';
import { useHappenings } from './useHappenings';

/** Renders the member's history, newest first, as far back as the operator asks for. */
export const MemberTimeline = () => {
  const member = useRecordContext();
  const translate = useTranslate();
  const [requestedCount, setRequestedCount] = useState(INITIAL_COUNT);
  const range = encodeURIComponent(JSON.stringify([0, requestedCount - 1]));
  const { data = [], isPending } = useApiQuery<readonly TimelineEvent[]>(
    `members/${member?.id}/timeline?range=${range}`,
  );
  const happenings = useHappenings(data);
  return (
    <Box component="section" aria-labelledby="timeline">
      <Typography id="timeline" component="h2" variant="h6" gutterBottom>
        {translate('timeline.title')}
      </Typography>
      <Happenings happenings={happenings} isPending={isPending} />
      <EarlierButton shown={data.length} requestedCount={requestedCount} onRequest={setRequestedCount} />
    </Box>
  );
};
