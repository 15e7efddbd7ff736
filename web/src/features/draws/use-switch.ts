import { useState } from 'react';
import { deviceStorage } from '../../browser/storage';

/** A switch that this browser remembers by its name; off until it is switched on. */
export const useSwitch = (name: string): [isOn: boolean, toggle: () => void] => {
  const [isOn, setOn] = useState(() => deviceStorage.getItem(name) === '1');
  const toggle = () => {
    deviceStorage.setItem(name, isOn ? '0' : '1');
    setOn(!isOn);
  };
  return [isOn, toggle];
};
