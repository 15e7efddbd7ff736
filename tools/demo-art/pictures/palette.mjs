const channels = (colour) => [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));

/** Mixes two colours, both as #rrggbb. */
export const mixColours = (from, to, share) => {
  const [a, b] = [channels(from), channels(to)];
  return `#${a
    .map((value, i) =>
      Math.round(value + (b[i] - value) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
};

/** Light and shade of each game: its ground from far to near, its accents, and the colour of its shadows. */
export const WORLDS = {
  sb: {
    night: '#090522',
    deep: '#1a0f52',
    mid: '#4a23a8',
    bright: '#9a5cf5',
    glow: '#ffcf7a',
    spark: '#8fe9ff',
    accent: '#ff6ec7',
    foil: ['#ff5ab8', '#ffc14b', '#e8ff7a', '#4dffc0', '#4ca0ff', '#a05bff', '#ff5ab8'],
  },
  ck: {
    night: '#150a08',
    deep: '#3a1a10',
    mid: '#8a4318',
    bright: '#d98432',
    glow: '#ffd28a',
    spark: '#6fe0cf',
    accent: '#ff6a2b',
    foil: ['#ffb04a', '#ff6a5a', '#ffd98a', '#ff8ab0', '#ffe9a8', '#c98aff', '#ffb04a'],
  },
  pl: {
    night: '#03150f',
    deep: '#07382a',
    mid: '#14734d',
    bright: '#55c07a',
    glow: '#f6eeA0',
    spark: '#c9ffd9',
    accent: '#ff9ec4',
    foil: ['#8affb0', '#ffe98a', '#ffb0c8', '#c9ff8a', '#8affe0', '#ffd0a0', '#8affb0'],
  },
  tc: {
    night: '#021024',
    deep: '#053257',
    mid: '#0d6f96',
    bright: '#38bfd3',
    glow: '#e9fff6',
    spark: '#a8fff2',
    accent: '#ff7d6b',
    foil: ['#6affea', '#7ab0ff', '#c99aff', '#ffb0d8', '#8affd0', '#5ac8ff', '#6affea'],
  },
};

/** Shades of each polished metal, from dark to light and back. */
export const METALS = {
  gold: ['#6b4312', '#c98f2e', '#fff3c2', '#e0a83f', '#8a5716', '#f7dc8e', '#b27a22', '#5a370c'],
  silver: ['#4a5166', '#9aa4ba', '#f7fbff', '#aeb8cc', '#626b82', '#dfe6f2', '#8f9ab2', '#414859'],
  blue: ['#0d2a66', '#2f7fd6', '#d8f4ff', '#3f97ea', '#123a86', '#8fd2ff', '#2a6cc4', '#0b2152'],
  copper: ['#4a1d0c', '#b5602a', '#ffd9b0', '#c9743a', '#6b2d12', '#f0a56b', '#94481d', '#3d160a'],
  prism: ['#ff9ad9', '#ffe08a', '#fffbe6', '#8df5d2', '#7fc4ff', '#c9a2ff', '#fff0fb', '#ff9ad9'],
};

/** Wires of relief: their body, their light and their dark edge. */
export const WIRES = {
  gold: { body: '#d9a03a', light: '#fff6cf' },
  silver: { body: '#b9c6dc', light: '#ffffff' },
  copper: { body: '#c67a3c', light: '#ffe6c4' },
  pearl: { body: '#cfe3dc', light: '#ffffff' },
};
