export const BRASS = ['#8a4a14', '#ffe0a0', '#7a3a08'];
export const PLATE = ['#ffe6b0', '#c98a3a', '#8a4a14'];
export const STEEL = ['#3a4a5a', '#dfeaf2'];
export const IRON = ['#1f2a36', '#7a8c9c'];
export const COPPER = ['#7a2f12', '#ff9f5a'];
export const TEAL = ['#0f5a56', '#8ff0dc'];
export const STEAM = ['#ffb36a', '#fff4dc'];

export const WHEEL = [
  ['#ffe0a0', '#a85f1f'],
  ['#5a2a14', '#2a120a'],
  ['#ffffff', '#6fe0cf'],
];

export const DARK_WHEEL = [
  ['#c98442', '#5a2812'],
  ['#2a1410', '#140906'],
  ['#fff', '#ff9a3a'],
];
