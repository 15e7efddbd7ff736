import { paintEnamel } from '../../enamel.mjs';
import { drawGleam } from '../../shapes.mjs';
import { drawGlow, move } from '../../svg.mjs';
import { drawDisc, drawStarSky } from '../backdrops.mjs';
import { drawCloudBank } from '../banks.mjs';
import { drawHawk, drawMeteor, drawStag, drawWolf } from './beasts.mjs';
import { drawDawnDragon, drawZeroDragon } from './dragons.mjs';
import { drawEgg, drawFirefly, drawLynx, drawOwl, drawRabbit } from './small.mjs';
import { BANK } from './tones.mjs';

const MOON = ['#fffdf0', '#e9d8ff', '#8f78d0'];

const foot =
  (id, y = 300) =>
  () =>
    paintEnamel(drawCloudBank(id, y, 620, BANK, { rows: 2, size: 66 }), { rim: '#d9c4ff' });

const scene = (id, sky, behind, draw, look = {}, front = () => '') => ({
  [id]: {
    back: () => drawStarSky(id, sky) + behind(),
    figure: () => paintEnamel(draw(), { rim: '#ffe2b8', halo: '#1a0a4a', ...look }),
    front,
  },
});

/** The star beasts: night, moons, orbits. */
export const starBeasts = {
  ...scene(
    'sb-000',
    { hue: ['#3a5fd0', '#ffd98a', '#b06ae8'], disc: [4, 10, 214] },
    () => drawGlow(0, 10, 420, '#8f7bff', 0.8),
    drawZeroDragon,
    { halo: '#5a3ad0', reach: 20 },
    () => drawGleam(4, 10, 120) + drawGleam(220, 280, 26) + drawGleam(-230, 130, 18),
  ),
  ...scene(
    'sb-001',
    { hue: ['#5a1fa8', '#ff6a7a', '#ff9a4a'], disc: [-60, 30, 220] },
    () => drawDisc(-60, 30, 220, ['#fff0b0', '#ff9a3a', '#d9265a']),
    drawDawnDragon,
    { rim: '#ffd9a0', halo: '#2a0a4a' },
    () => drawGleam(-214, 104, 80) + drawGleam(250, -330, 20),
  ),
  ...scene(
    'sb-002',
    { hue: ['#1f3fb0', '#8a3ad8', '#2ab0e0'], disc: [0, -90, 220] },
    () => drawDisc(0, -110, 220, ['#ffffff', '#9fc8ff', '#3a3ab0'], { marks: 'wolf' }),
    () => move(0, 10, drawWolf(), 1.08),
    { rim: '#dff4ff', halo: '#140a5a' },
    () => drawGleam(0, -78, 44),
  ),
  ...scene(
    'sb-003',
    { hue: ['#3a2aa8', '#7a5ad8', '#4a8ad0'], disc: [0, -230, 150] },
    () => drawDisc(0, -230, 150, MOON, { marks: 'stag' }) + drawGlow(0, 100, 330, '#8a7bff', 0.6),
    drawStag,
    { halo: '#2a1a7a' },
    foot('sb-003', 316),
  ),
  ...scene(
    'sb-004',
    { hue: ['#5a1f90', '#d0503a', '#ff9a3a'], disc: null, ground: ['#7a1f4a', '#3a0a3a', '#12041f'] },
    () => drawGlow(50, 150, 300, '#ff9a4a', 0.9),
    () => move(0, 40, drawMeteor() + drawHawk(), 1.04, -16),
    { rim: '#ffe2a0', halo: '#4a0a2a' },
  ),
  ...scene(
    'sb-005',
    { hue: ['#2a2aa0', '#7a4ad0', '#3a7ad0'], disc: [0, -60, 190] },
    () => drawGlow(0, -60, 300, '#8a6bff', 0.6),
    () => move(0, -8, drawOwl(), 1.16),
    {},
    foot('sb-005', 318),
  ),
  ...scene(
    'sb-006',
    { hue: ['#2a1f90', '#4a6ad0', '#2ab0c0'], disc: null, ground: ['#12508a', '#0a2458', '#050a26'] },
    () => drawGlow(0, 0, 320, '#4a6bff', 0.5),
    drawLynx,
    {},
    foot('sb-006', 312),
  ),
  ...scene(
    'sb-007',
    { hue: ['#2a2a90', '#5a4ab8', '#3a6ab0'], disc: null, stars: 70, ground: ['#1f4aa8', '#10205a', '#050a24'] },
    () => '',
    drawRabbit,
  ),
  ...scene(
    'sb-008',
    { hue: ['#1a3a80', '#3a6a90', '#2a8a70'], disc: null, stars: 70, ground: ['#0f6a5a', '#0a2f40', '#040f1c'] },
    () => '',
    () => move(0, -10, drawFirefly(), 0.98, 14),
  ),
  ...scene(
    'sb-009',
    { hue: ['#3a2a90', '#8a4ab8', '#ff8a9a'], disc: null, stars: 70, ground: ['#8a2f7a', '#3f1258', '#12041f'] },
    () => '',
    () => move(0, -20, drawEgg(), 1.04),
  ),
};
