import HomeIcon from '@mui/icons-material/HomeOutlined';
import { maxLength, required, SelectInput, TextInput, useLocale, useRecordContext } from 'react-admin';
import { PREFECTURES } from '../../../../services/members/wire/prefectures.shared';
import { CommandButton } from '../../commands/CommandButton';
import { Explained } from '../../ui/Explained';
import { IdentityCheckInput } from './IdentityCheckInput';
import type { MemberResource } from './member';

const LINE = [required(), maxLength(100)];
const IF_ANY = maxLength(100);

/** Changes the member's address. The fields start with the current address. */
export const ChangeAddressButton = () => {
  const language = useLocale() === 'en' ? 'en' : 'ja';
  const member = useRecordContext<MemberResource>();
  if (!member) return null;
  const { zipcode, pref_id, province, shiku, address, building } = member;
  return (
    <CommandButton
      resource="members"
      command="change-address"
      startIcon={<HomeIcon />}
      explanation={<Explained words="members.explain_change_address" />}
      defaults={{ zipcode, pref_id, province, shiku, address, building }}
      fields={
        <>
          <TextInput source="zipcode" helperText="members.zipcode_help" autoComplete="off" autoFocus />
          <SelectInput
            source="pref_id"
            label="resources.members.fields.pref_name"
            choices={[...PREFECTURES]}
            optionText={language}
            translateChoice={false}
            validate={required()}
          />
          <TextInput source="province" validate={IF_ANY} autoComplete="off" />
          <TextInput source="shiku" validate={LINE} autoComplete="off" fullWidth />
          <TextInput source="address" validate={LINE} autoComplete="off" fullWidth />
          <TextInput source="building" validate={IF_ANY} autoComplete="off" fullWidth />
          <IdentityCheckInput />
        </>
      }
    />
  );
};
