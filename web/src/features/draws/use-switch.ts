import { useState } from 'react';
import { deviceStorage } from '../../browser/storage';

/** Returns a switch that the browser remembers by name, off by default. */
export const useSwitch = (name: string): [isOn: boolean, toggle: () => void] => {
  const [isOn, setOn] = useState(() => deviceStorage.getItem(name) === '1');
  const toggle = () => {
    deviceStorage.setItem(name, isOn ? '0' : '1');
    setOn(!isOn);
  };
  return [isOn, toggle];
};
