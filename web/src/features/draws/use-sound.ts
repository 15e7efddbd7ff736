import { useEffect, useRef } from 'react';
import { vibrate } from '../../browser/sound';
import { type Cue, START_CUE } from './sound.rules';
import { openPlayer } from './sound-player';
import { useSwitch } from './use-switch';

/** Sound and vibration of the reveal. */
export interface Sound {
  readonly isOn: boolean;
  readonly toggle: () => void;
  /** Plays a cue if sound is on. */
  readonly play: (cue: Cue) => void;
}

/** Returns the sound of the reveal, off by default. The browser remembers the switch. */
export const useSound = (): Sound => {
  const [isOn, switchOver] = useSwitch('reveal-sound');
  const player = useRef<ReturnType<typeof openPlayer>>(undefined);
  useEffect(() => () => player.current?.close(), []);

  const perform = ({ notes, vibration }: Cue) => {
    player.current ??= openPlayer();
    player.current.play(notes);
    vibrate(vibration);
  };
  const toggle = () => {
    switchOver();
    if (!isOn) return perform(START_CUE);
    vibrate(0);
    player.current?.close();
    player.current = undefined;
  };
  return { isOn, toggle, play: (cue) => isOn && perform(cue) };
};
