import { Alert, Stack } from '@mui/material';
import { useTranslate } from 'react-admin';
import { BookProofNote } from '../../ui/BookProofNote';
import { useFormats } from '../../ui/useFormats';
import type { DashboardData } from './dashboard';
import { Tile } from './Tile';

/** A read model further behind shows members outdated histories. */
const LONG_LAG_SECONDS = 10;

/** Renders the current state of the shop. */
export const Standing = ({ now }: { readonly now: DashboardData['now'] }) => {
  const translate = useTranslate();
  const { number } = useFormats();
  const t = (key: string, values?: object) => translate(`dashboard.${key}`, values);
  return (
    <>
      {now.maintenance && <Alert severity="warning">{t('maintenance')}</Alert>}
      {now.box_differences > 0 && (
        <Alert severity="error">{t('box_differences', { smart_count: now.box_differences })}</Alert>
      )}
      {now.sms_state !== 'fine' && <Alert severity="warning">{t(`sms_alarms.${now.sms_state}`)}</Alert>}
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Tile label={t('undecided')} value={number(now.undecided_cards)} note={t('undecided_note')} />
        <Tile
          label={t('waiting')}
          value={number(now.parcels_waiting)}
          linksTo="shipments"
          filter={{ status: 'requested' }}
        />
        <Tile
          label={t('late')}
          value={number(now.parcels_late)}
          warns={now.parcels_late > 0}
          note={t('late_note')}
          linksTo="shipments"
          filter={{ late: true }}
        />
        <Tile
          label={t('payment_alarms')}
          value={number(now.payment_alarms)}
          warns={now.payment_alarms > 0}
          linksTo="payments"
          filter={{ alarm: 'true' }}
        />
        <Tile
          label={t('lag')}
          value={now.lag_seconds === null ? '–' : t('seconds', { n: number(now.lag_seconds) })}
          warns={(now.lag_seconds ?? 0) > LONG_LAG_SECONDS}
          linksTo="projections"
        />
        <Tile
          label={t('parked')}
          value={number(now.parked_keys)}
          warns={now.parked_keys > 0}
          linksTo="dead-letters"
          filter={{ state: 'open' }}
        />
        <Tile
          label={t('parked_mails')}
          value={number(now.parked_mails)}
          warns={now.parked_mails > 0}
          linksTo="parked-mails"
          filter={{ state: 'parked' }}
        />
        <Tile
          label={t('sms')}
          value={t('sms_of', { asked: number(now.sms_asked), budget: number(now.sms_budget) })}
          warns={now.sms_state !== 'fine'}
          note={t(`sms_states.${now.sms_state}`)}
        />
      </Stack>
      <BookProofNote />
    </>
  );
};
