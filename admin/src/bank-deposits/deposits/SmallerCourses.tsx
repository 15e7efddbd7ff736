import { Stack, Typography } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { CommandButton } from '../../commands/CommandButton';
import { Explained } from '../../ui/Explained';
import { useFormats } from '../../ui/useFormats';
import { type DepositResource, isHeld } from './deposit';

/** Suggests courses that an underpaid deposit would cover after its payment has ended. The operator decides. */
export const SmallerCourses = () => {
  const deposit = useRecordContext<DepositResource>();
  const translate = useTranslate();
  const formats = useFormats();
  if (!deposit || !isHeld(deposit) || !deposit.smaller_courses?.length) return null;
  return (
    <section>
      <Typography component="h3" variant="h6" sx={{ mt: 3, mb: 1 }}>
        {translate('deposits.smaller')}
      </Typography>
      <Stack component="ul" spacing={1} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {deposit.smaller_courses.map(({ course_id, price, point, bonus_point }) => (
          <Stack
            component="li"
            key={course_id}
            direction="row"
            spacing={2}
            useFlexGap
            sx={{ alignItems: 'center', flexWrap: 'wrap' }}
          >
            <Typography>
              {translate('deposits.course', { price: formats.yen(price), points: formats.points(point + bonus_point) })}
            </Typography>
            <CommandButton
              command="credit-smaller"
              label="deposits.credit_this"
              defaults={{ course_id }}
              explanation={<Explained words="deposits.explain.credit_smaller" />}
            />
          </Stack>
        ))}
      </Stack>
    </section>
  );
};
