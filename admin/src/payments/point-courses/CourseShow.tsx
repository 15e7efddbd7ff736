import { EditButton, Labeled, TextField, useRecordContext } from 'react-admin';
import { CommandButton } from '../../commands/CommandButton';
import { Explained } from '../../ui/Explained';
import { Facts } from '../../ui/Facts';
import { CoinsField, CountField, PointsField, TimeField, YenField } from '../../ui/fields';
import { ResourceShow } from '../../ui/ResourceShow';
import { CoursePreview } from './CoursePreview';
import { CourseState } from './CourseState';
import type { CourseResource } from './course';

const Withdraw = () =>
  useRecordContext<CourseResource>()?.withdrawn_at === null ? (
    <CommandButton command="withdraw" danger explanation={<Explained words="point_courses.explain_withdraw" />} />
  ) : null;

/** Links to the edit page; renders nothing for a withdrawn course. */
const Edit = () => (useRecordContext<CourseResource>()?.withdrawn_at === null ? <EditButton /> : null);

const WithdrawnAt = () =>
  useRecordContext<CourseResource>()?.withdrawn_at ? (
    <Labeled source="withdrawn_at">
      <TimeField source="withdrawn_at" />
    </Labeled>
  ) : null;

const Preview = () => {
  const course = useRecordContext<CourseResource>();
  return course ? <CoursePreview course={course} /> : null;
};

/** Renders a course: its price, its points, and its appearance for members. */
export const CourseShow = () => (
  <ResourceShow commands={<Withdraw />} edit={<Edit />}>
    <Facts>
      <Labeled source="price">
        <YenField source="price" />
      </Labeled>
      <Labeled source="point">
        <PointsField source="point" />
      </Labeled>
      <Labeled source="bonus_point">
        <PointsField source="bonus_point" />
      </Labeled>
      <Labeled source="bonus_coin">
        <CoinsField source="bonus_coin" />
      </Labeled>
      <Labeled source="on_sale">
        <CourseState source="on_sale" />
      </Labeled>
      <Labeled source="position">
        <CountField source="position" />
      </Labeled>
      <Labeled source="memo">
        <TextField source="memo" emptyText="–" />
      </Labeled>
      <Labeled source="memo_en">
        <TextField source="memo_en" emptyText="–" />
      </Labeled>
      <Labeled source="created">
        <TimeField source="created" />
      </Labeled>
      <WithdrawnAt />
    </Facts>
    <Preview />
  </ResourceShow>
);
