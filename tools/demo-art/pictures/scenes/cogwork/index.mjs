import { paintEnamel } from '../../enamel.mjs';
import { drawGleam } from '../../shapes.mjs';
import { move } from '../../svg.mjs';
import { drawCogHall } from '../backdrops.mjs';
import { drawCogBank } from '../banks.mjs';
import { drawBolt, drawLoco, drawMina, drawSoldier, drawSpare } from './folk.mjs';
import { drawCelesta, drawGalvan, drawNoin } from './knights.mjs';

const scene = (id, hall, draw, look = {}, front = () => '') => ({
  [id]: {
    back: () => drawCogHall(id, hall),
    figure: () => paintEnamel(draw(), { rim: '#ffdfb0', shade: '#140604', halo: '#1f0a04', ...look }),
    front,
  },
});

const foot =
  (id, y = 350) =>
  () =>
    paintEnamel(drawCogBank(id, y, 600), { rim: '#ffd9a0' });

/** The cogwork knights: brass, furnaces, wheels. */
export const cogwork = {
  ...scene(
    'ck-001',
    { glowAt: [0, 60], heat: '#ff7a1a', wheel: 270 },
    () => move(0, 46, drawGalvan(), 1.1),
    { halo: '#ff7a1a', reach: 22 },
    () => drawGleam(0, 160, 66, '#ffd9a0'),
  ),
  ...scene(
    'ck-002',
    { glowAt: [0, -110], heat: '#ffb35a', wheel: 0 },
    drawCelesta,
    { halo: '#ffb35a', reach: 24 },
    () => drawGleam(0, -390, 30) + drawGleam(0, 184, 34),
  ),
  ...scene(
    'ck-003',
    { glowAt: [0, -60], heat: '#5ad0c0', wheel: 230, ground: ['#1f7a78', '#0f3a42', '#06151a'] },
    drawNoin,
    { halo: '#06282a' },
    () => drawGleam(0, 84, 40),
  ),
  ...scene('ck-004', { glowAt: [0, -40], wheel: 240 }, drawBolt, {}, foot('ck-004', 364)),
  ...scene('ck-005', { glowAt: [0, -100], wheel: 0, heat: '#ff9a8a', ground: ['#8a4a7a', '#3a2048', '#120a1c'] }, drawMina),
  ...scene(
    'ck-006',
    { glowAt: [0, 20], wheel: 220, heat: '#ffd05a', ground: ['#7a6a1f', '#3a3010', '#141006'] },
    drawLoco,
    {},
    foot('ck-006', 366),
  ),
  ...scene(
    'ck-007',
    { glowAt: [0, 0], wheel: 220, stars: 12, heat: '#8ab0ff', ground: ['#2f4a8a', '#16234a', '#080c1c'] },
    drawSoldier,
  ),
  ...scene(
    'ck-008',
    { glowAt: [0, 0], wheel: 0, stars: 12, heat: '#5ad0c0', ground: ['#1f6a70', '#0f323a', '#061218'] },
    drawSpare,
  ),
};
