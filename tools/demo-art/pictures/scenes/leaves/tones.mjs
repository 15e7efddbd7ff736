export const LEAF = ['#0f5a3a', '#8fe07a'];
export const JADE = ['#0a4a44', '#5ad0a0'];
export const GOLD = ['#8a5210', '#ffe58a', '#7a3a08'];
export const AUTUMN = ['#a8451a', '#ffc85a', '#6a0f10'];
export const BARK = ['#3a2414', '#b08050'];
export const BLOSSOM = ['#c9436f', '#ffd9e6'];
export const UNDER = '#04140c';
export const GREENS = [LEAF, JADE, ['#1f7a4a', '#c4f08a'], ['#0f4a3a', '#3fae7a']];
