import VolumeOffIcon from '@mui/icons-material/VolumeOff';
import VolumeUpIcon from '@mui/icons-material/VolumeUp';
import { Button } from '@mui/material';
import { useStore, useTranslate } from 'react-admin';

/** Whether a refusal is heard; it stays as the operator sets it. */
export const useSound = () => useStore('shipments.sound', true);

/** Mutes the sound of refusals, or lets it be heard again. */
export const SoundButton = () => {
  const [isOn, setOn] = useSound();
  const translate = useTranslate();
  return (
    <Button
      size="small"
      aria-pressed={isOn}
      startIcon={isOn ? <VolumeUpIcon /> : <VolumeOffIcon />}
      onClick={() => setOn(!isOn)}
      sx={{ flex: 'none' }}
    >
      {translate(isOn ? 'shipments.entry.sound_on' : 'shipments.entry.sound_off')}
    </Button>
  );
};
