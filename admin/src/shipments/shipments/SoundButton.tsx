import VolumeOffIcon from '@mui/icons-material/VolumeOff';
import VolumeUpIcon from '@mui/icons-material/VolumeUp';
import { Button } from '@mui/material';
import { useStore, useTranslate } from 'react-admin';

/** Returns whether refusals make a sound, and the setter. The browser keeps the choice. */
export const useSound = () => useStore('shipments.sound', true);

/** Switches the sound of refusals off or on. */
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
