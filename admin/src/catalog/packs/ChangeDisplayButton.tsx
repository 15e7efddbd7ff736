import { NumberInput, required, TextInput, useRecordContext } from 'react-admin';
import { CommandButton } from '../../commands/CommandButton';
import { Explained } from '../../ui/Explained';
import { PicturesInput } from '../../ui/PicturesInput';
import type { PackRecord } from './pack';
import { TagsInput } from './TagsInput';

/** Changes the parts of a pack on sale that carry no promise: pictures, position, tags and texts. */
export const ChangeDisplayButton = () => {
  const pack = useRecordContext<PackRecord>();
  if (!pack) return null;
  const { image, position, tags, detail, detail_en } = pack;
  return (
    <CommandButton
      command="change-display"
      explanation={<Explained words="packs.explain.change_display" />}
      defaults={{ image, position, tags, detail, detail_en }}
      transform={(values) => ({
        image: values.image,
        position: values.position,
        tags: values.tags ?? [],
        detail: values.detail ?? '',
        detail_en: values.detail_en ?? '',
      })}
      fields={
        <>
          <PicturesInput source="image" purpose="pack" label="resources.packs.fields.image" />
          <NumberInput
            source="position"
            label="resources.packs.fields.position"
            validate={required()}
            min={0}
            step={1}
            fullWidth
          />
          <TagsInput />
          <TextInput source="detail" label="resources.packs.fields.detail" multiline minRows={3} fullWidth />
          <TextInput source="detail_en" label="resources.packs.fields.detail_en" multiline minRows={3} fullWidth />
        </>
      }
    />
  );
};
