import { EditButton, useRecordContext } from 'react-admin';
import { CommandButton } from '../../commands/CommandButton';
import { Explained } from '../../ui/Explained';
import { ChangeDisplayButton } from './ChangeDisplayButton';
import { CopyPackButton } from './CopyPackButton';
import { ImportPrizesButton } from './ImportPrizesButton';
import { PublishButton } from './PublishButton';
import type { PackRecord } from './pack';

/** Renders the commands that the pack's state allows. A pack can always be copied. */
export const PackCommands = () => (
  <>
    <CopyPackButton />
    <CommandsOfState />
  </>
);

const CommandsOfState = () => {
  const pack = useRecordContext<PackRecord>();
  switch (pack?.status) {
    case 'draft':
      return <DraftCommands isPlanned={pack.publish_at !== null} />;
    case 'published':
      return (
        <>
          <ChangeDisplayButton />
          <CommandButton command="pause" explanation={<Explained words="packs.explain.pause" />} />
          <CloseButton />
        </>
      );
    case 'paused':
      return (
        <>
          <ChangeDisplayButton />
          <CommandButton command="resume" explanation={<Explained words="packs.explain.resume" />} />
          <CloseButton />
        </>
      );
    default:
      return null;
  }
};

const CloseButton = () => (
  <CommandButton command="close" danger explanation={<Explained words="packs.explain.close" />} />
);

const DraftCommands = ({ isPlanned }: { readonly isPlanned: boolean }) =>
  isPlanned ? (
    <>
      <CommandButton
        command="cancel-publication"
        explanation={<Explained words="packs.explain.cancel_publication" />}
      />
      <PublishButton />
    </>
  ) : (
    <>
      <ImportPrizesButton />
      <PublishButton />
    </>
  );

/** Links to the edit page; renders nothing once the pack is on sale or scheduled. */
export const EditDraftButton = () => {
  const pack = useRecordContext<PackRecord>();
  return pack?.status === 'draft' && pack.publish_at === null ? <EditButton /> : null;
};
