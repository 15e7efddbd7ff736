import { Box, Paper, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Language } from '../../providers/languages';
import { getFormats } from '../../ui/useFormats';
import type { CourseResource } from './course';

/** The part of a course that has been entered so far. */
type Draft = Partial<Pick<CourseResource, 'price' | 'bonus_point' | 'bonus_coin' | 'memo' | 'memo_en'>>;

const WORDS = {
  ja: { points: 'ポイント', bonus: 'ボーナス' },
  en: { points: 'points', bonus: 'bonus' },
} as const;

interface CardProps {
  readonly course: Draft;
  readonly language: Language;
}

/** Renders a course in one of the shop's languages, independent of the console's. */
const Card = ({ course: { price, bonus_point, bonus_coin, memo, memo_en }, language }: CardProps) => {
  const { number, yen, coins } = getFormats(language);
  const words = WORDS[language];
  const bonus = [
    ...(bonus_point ? [`${number(bonus_point)} ${words.points}`] : []),
    ...(bonus_coin ? [coins(bonus_coin)] : []),
  ];
  return (
    <Paper variant="outlined" lang={language} sx={{ p: 2, flex: '1 1 220px', maxWidth: 320 }}>
      <Typography variant="caption" color="primary" sx={{ display: 'block', minHeight: '1.6em' }}>
        {(language === 'en' && memo_en) || memo}
      </Typography>
      <Typography variant="h5" component="p">{`${number(price ?? 0)} ${words.points}`}</Typography>
      {bonus.length > 0 && <Typography color="success">{`+ ${words.bonus} ${bonus.join(' + ')}`}</Typography>}
      <Typography variant="h6" component="p" sx={{ textAlign: 'right' }}>
        {yen(price ?? 0)}
      </Typography>
    </Paper>
  );
};

/** Renders a course as members see it, in both languages. */
export const CoursePreview = ({ course }: Pick<CardProps, 'course'>) => (
  <Box component="section" aria-labelledby="course-preview" sx={{ width: '100%' }}>
    <Typography id="course-preview" component="h2" variant="h6" gutterBottom>
      {useTranslate()('point_courses.preview')}
    </Typography>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <Card language="ja" course={course} />
      <Card language="en" course={course} />
    </Box>
  </Box>
);
