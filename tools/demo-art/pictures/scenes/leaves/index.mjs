import { paintEnamel } from '../../enamel.mjs';
import { drawGleam } from '../../shapes.mjs';
import { move } from '../../svg.mjs';
import { drawLeafGlade } from '../backdrops.mjs';
import { drawLeafBank } from '../banks.mjs';
import { drawElm, GOLDEN, drawKaede, drawLila, SPRING, drawSylvia } from './folk.mjs';
import { drawClover, drawMushroom, drawSeeds, drawStone, drawWindSeed } from './small.mjs';
import { GREENS } from './tones.mjs';

const LOOK = { rim: '#f4ffd0', shade: '#02140c', halo: '#021a10' };

const scene = (id, glade, draw, look = {}, front = () => '') => ({
  [id]: { back: () => drawLeafGlade(id, glade), figure: () => paintEnamel(draw(), { ...LOOK, ...look }), front },
});

const foot =
  (id, y = 270, tones = GREENS) =>
  () =>
    paintEnamel(drawLeafBank(id, y, 640, tones), LOOK);

const AUTUMN_LIGHT = { hue: '#ffd98a', ground: ['#b8702a', '#4a2a14', '#140a06'] };

/** The garden of phantom leaves: iron arches, shafts of light, blossom. */
export const leaves = {
  ...scene(
    'pl-000',
    { ...AUTUMN_LIGHT, lightAt: [0, -160] },
    () => drawSylvia(GOLDEN),
    { halo: '#ffcf6a', reach: 24 },
    () => drawGleam(0, -176, 50) + drawGleam(196, -190, 24),
  ),
  ...scene(
    'pl-001',
    { lightAt: [0, -160] },
    () => drawSylvia(SPRING),
    { halo: '#8fe0a0', reach: 24 },
    () => drawGleam(0, -176, 44),
  ),
  ...scene('pl-002', { ...AUTUMN_LIGHT, lightAt: [0, -120] }, drawElm, { rim: '#fff3c0', halo: '#ffcf6a', reach: 20 }, () =>
    drawGleam(-166, -266, 44),
  ),
  ...scene(
    'pl-003',
    { hue: '#c9f0e0', lightAt: [0, -180], ground: ['#7ab8a8', '#1f5a58', '#04201f'] },
    drawKaede,
    {},
    foot('pl-003', 290),
  ),
  ...scene(
    'pl-004',
    { hue: '#ffb8d0', lightAt: [0, -60], ground: ['#b84a7a', '#4a1f4a', '#14081a'] },
    drawLila,
    { rim: '#fff0f4', halo: '#3a0a2a' },
    foot('pl-004', 316, [
      ['#8a2a5a', '#ffb0cf'],
      ['#1f5a4a', '#6ac08a'],
      ['#5a1f4a', '#d96a9a'],
    ]),
  ),
  ...scene('pl-005', { lightAt: [0, -160] }, drawStone, {}, foot('pl-005', 280)),
  ...scene(
    'pl-006',
    { hue: '#b8f0d0', lightAt: [20, -80], arch: false, ground: ['#4aa8b0', '#0f4a5a', '#04141c'] },
    () => move(0, 0, drawWindSeed(), 0.98),
  ),
  ...scene(
    'pl-007',
    { lightAt: [0, -60], arch: false, spores: 16, ground: ['#8ac04a', '#2a6a2a', '#07200c'], hue: '#e0f08a' },
    drawClover,
  ),
  ...scene(
    'pl-008',
    { hue: '#9ad8e0', lightAt: [0, -120], arch: false, spores: 14, ground: ['#2a8a8a', '#0a3f4a', '#03141a'] },
    drawMushroom,
    {},
    foot('pl-008', 290),
  ),
  ...scene(
    'pl-009',
    { lightAt: [0, -20], arch: false, spores: 16, ground: ['#b0803a', '#4f3a1c', '#160e06'], hue: '#ffd98a' },
    () => move(0, -30, drawSeeds(), 1.08),
  ),
};
