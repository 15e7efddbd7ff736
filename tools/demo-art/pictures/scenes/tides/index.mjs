import { paintEnamel } from '../../enamel.mjs';
import { drawGleam } from '../../shapes.mjs';
import { move } from '../../svg.mjs';
import { drawDisc, drawRays, drawSeaDeep } from '../backdrops.mjs';
import { drawWaveBank } from '../banks.mjs';
import { drawCoral, drawLighthouse, drawTres } from './folk.mjs';
import { drawLuluna, drawMarea } from './royals.mjs';
import { drawFoamDragon, drawSeabird, drawShell } from './small.mjs';
import { BANK } from './tones.mjs';

const LOOK = { rim: '#e9fffb', shade: '#020f24', halo: '#021a33' };

const scene = (id, sea, behind, draw, look = {}, front = () => '') => ({
  [id]: { back: () => drawSeaDeep(id, sea) + behind(), figure: () => paintEnamel(draw(), { ...LOOK, ...look }), front },
});

const foot =
  (y, size = 60) =>
  () =>
    paintEnamel(drawWaveBank(y, 600, BANK, { rows: 3, size }), LOOK);

const none = () => '';

const DUSKY = { hue: '#8a7aff', tones: ['#4a4ac8', '#1a1f78', '#070624'] };

const SUNSET = { hue: '#ffb08a', tones: ['#ff9a6a', '#8a4a98', '#141a54'], bubbles: 0 };

/** The tide crown: waves in scales, bubbles, pearls. */
export const tides = {
  ...scene(
    'tc-001',
    { lightAt: [0, -130] },
    none,
    drawMarea,
    { halo: '#7ff0e8', reach: 24 },
    () => drawGleam(0, -222, 50) + drawGleam(200, -206, 30),
  ),
  ...scene(
    'tc-002',
    { ...DUSKY, lightAt: [0, -220] },
    none,
    drawLuluna,
    { rim: '#ffe9ff', halo: '#8a7aff', reach: 24 },
    () => drawGleam(0, -270, 60) + drawGleam(-190, 130, 20),
  ),
  ...scene('tc-003', { lightAt: [0, -160] }, none, () => move(0, 56, drawTres(), 1.14), {}, foot(340)),
  ...scene(
    'tc-004',
    { hue: '#ff9a9a', tones: ['#3a8ab8', '#3a2a78', '#0a0a34'], lightAt: [0, -140] },
    none,
    drawCoral,
    { halo: '#3a0a4a' },
    () => drawGleam(-202, -80, 40),
  ),
  ...scene(
    'tc-005',
    { hue: '#5a8ad0', tones: ['#2a5a98', '#142a5a', '#050c24'], lightAt: [10, -190], bubbles: 0 },
    none,
    drawLighthouse,
    {},
    foot(320),
  ),
  ...scene('tc-006', { lightAt: [0, -160] }, none, drawFoamDragon),
  ...scene(
    'tc-007',
    { ...SUNSET, lightAt: [60, -60] },
    () => drawDisc(70, -40, 150, ['#fff8e0', '#ffcf7a', '#ff8a6a']),
    () => move(24, 30, drawSeabird(), 0.84, -6),
    { rim: '#fff0d8' },
    foot(300),
  ),
  ...scene(
    'tc-008',
    { ...SUNSET, lightAt: [0, -60], tones: ['#ffb88a', '#6a6ab8', '#143a6a'] },
    () => drawRays([0, 190], 30, 700, '#fff0d0', 0.16),
    () => move(0, -30, drawShell(), 0.8),
    { rim: '#fff8f0' },
    foot(330),
  ),
};
