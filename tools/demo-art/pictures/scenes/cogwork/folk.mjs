import { face, shoulders } from '../../figures.mjs';
import { circle, outline, polar, times } from '../../geometry.mjs';
import { blade, blades, facetStar, gear, gem, part, plate, ribbon } from '../../shapes.mjs';
import { across, around, glow, group, mirrored, move, pane, tint, tintLine, wire } from '../../svg.mjs';
import { rivets, spring } from './parts.mjs';
import { BRASS, COPPER, DARK_WHEEL, IRON, PLATE, STEAM, STEEL, TEAL, WHEEL } from './tones.mjs';

// Figures of the workshop; each stands around 0,0 on a field of 600 × 840.

export const bolt = () =>
  group(
    'translate(20 10)',
    spring(164, 150, 1, 1, 1, BRASS) +
      ribbon('120,230 190,240 226,190 210,130', [34, 30, 24, 10], COPPER, { bands: 12 }) +
      part('-30,-40 40,-30 110,60 150,190 146,280 60,300 -40,290 -70,120', [BRASS[1], '#c9832f', BRASS[0]], 60) +
      part('40,150 110,130 168,200 166,290 90,312 30,290 10,220', ['#ffcf8a', '#8a4a14'], 60) +
      gear(16, 60, WHEEL, { at: [96, 220], spokes: 6 }) +
      part('30,290! 150,282 172,306 150,320 20,320!', [STEEL[1], IRON[0]], 90) +
      part('-70,60! -14,70 -10,190 -22,290! -74,290! -84,170', ['#ffe0a0', '#a8601f'], 0) +
      gear(12, 38, DARK_WHEEL, { at: [-44, 92] }) +
      wire('M-80,190H-14M-78,240H-16', 1.8) +
      part('-90,286! -16,286 -10,320! -104,320! -108,300', [STEEL[1], IRON[0]], 90) +
      part('10,130! 50,120 52,220 40,300! 4,300!', ['#c98a3a', '#6b3412'], 0) +
      part('-60,10 30,-20 70,30 30,76 -50,80', [COPPER[1], COPPER[0]], 60) +
      rivets(
        [
          [-34, 56],
          [-6, 62],
          [22, 54],
          [44, 34],
        ],
        6,
      ) +
      gem(-46, 70, 22, ['#fff', '#6fe0cf', '#0a4a4a']) +
      part('6,-190! 20,-300! 84,-216 70,-160!', [COPPER[1], COPPER[0]], 60) +
      part(
        '-190,-60! -110,-100 -60,-170 0,-210 60,-190 92,-120 80,-30 20,10 -60,14 -120,4!',
        ['#ffe9b8', '#d9963a', '#8a4a14'],
        70,
      ) +
      part('-206,-66! -120,-86! -70,-40 -80,10 -130,22 -196,12!', ['#ffdfa0', '#a8641f'], 80) +
      part('-214,-74! -178,-86! -170,-52 -206,-44!', ['#4a3a4a', '#120a14'], 80) +
      wire('M-200,-10Q-140,-2 -92,-24', 2) +
      times(4, (i) =>
        blade(-184 + i * 22, -8 + i, 90, 22, 12, ['#ffffff', '#ffe0b0'], { belly: 'spike', w: 1.2 }),
      ).join('') +
      part('36,-196! 74,-320! 128,-214 118,-130 84,-110!', ['#ffc98a', '#7a3a14'], 60) +
      part('60,-196! 80,-270! 108,-206 98,-150!', ['#5a1f0c', '#c9602a'], 60) +
      gear(14, 44, WHEEL, { at: [14, -60], spokes: 5 }) +
      pane(circle(27, [-64, -112]), across(IRON.toReversed(), 60), 2.4) +
      pane(circle(18, [-64, -112]), around(['#ffffff', '#8ff0dc', '#0f7a76']), 2) +
      glow(-64, -112, 64, '#8ff0dc', 0.9) +
      rivets(
        [
          [-94, -60],
          [-110, -40],
        ],
        4,
      ),
  );

export const mina = () => {
  const skin = ['#ffe9d0', '#e0a078'];
  const braid =
    times(6, (i) =>
      pane(
        outline(
          `${96 + i * 5},${-40 + i * 40}! ${132 + i * 5},${-30 + i * 40} ${124 + i * 5},${14 + i * 40}! ${92 + i * 5},${6 + i * 40}`,
        ),
        across(['#e07a3a', '#7a2a10'], 60),
        1.8,
      ),
    ).join('') +
    blade(132, 196, 80, 60, 34, ['#7a2a10', '#ffb46a'], { belly: 'petal' }) +
    pane(circle(14, [128, 196]), across(TEAL.toReversed(), 60), 1.8);
  const ticks = times(12, (i) => {
    const p = polar(196, i * 30, [0, -100]);
    return move(...p, pane(outline('0,-18! 7,0 0,18! -7,0'), across(['#fff', '#c98a3a'], 90), 1.4), 1, i * 30 + 90);
  }).join('');
  return (
    pane(circle(250, [0, -100]), across(['#ffe0a0', '#8a4a14'], 60), 3) +
    pane(circle(226, [0, -100]), around(['#fff6dc', '#f0cf98', '#a8743a']), 2) +
    wire(circle(160, [0, -100]), 1.4) +
    ticks +
    group('rotate(34 0 -100)', blade(0, -100, -90, 216, 34, IRON)) +
    group('rotate(-88 0 -100)', blade(0, -100, -90, 178, 44, IRON)) +
    group(
      'rotate(24)',
      part('170,-130! 190,-130 196,330! 164,330!', [STEEL[1], IRON[0]], 0) +
        part('150,-190! 166,-210! 168,-168 192,-168 194,-210! 212,-190 206,-140 156,-140!', [STEEL[1], STEEL[0]], 60),
    ) +
    move(0, 10, shoulders(skin, 110), 1) +
    plate('0,170! 60,130 130,140 190,230 210,410 0,420!', ['#d9662f', '#8a2f14', '#3a140c']) +
    mirrored(
      part('0,210! 60,200 92,420! 0,420!', ['#fff0d0', '#c9a070'], 80) +
        part('60,136! 92,140 96,206 60,204!', ['#c9a070', '#8a5a30'], 80) +
        rivets([[76, 200]], 8),
    ) +
    gear(12, 34, DARK_WHEEL, { at: [0, 300] }) +
    mirrored(part('0,-160 70,-150 110,-80 104,10 84,40! 70,-40 40,-90 0,-100', ['#e07a3a', '#7a2a10'], 60) + braid) +
    move(0, -6, face({ skin, iris: '#2a8a80', lash: '#4a1f10', lip: '#d0604a' }), 1.14) +
    mirrored(
      part('0,-118! 40,-112 68,-70 66,-40! 40,-76 0,-84!', ['#ff9f5a', '#a8451a'], 60) +
        tint('M24,24a3,3 0 1 0 .1,0ZM36,18a3,3 0 1 0 .1,0ZM40,30a3,3 0 1 0 .1,0Z', '#b0603a', 0.8),
    ) +
    plate('0,-196 80,-180 118,-120 100,-96 0,-112', ['#6a4a36', '#2a1812']) +
    plate('0,-132! 100,-118 122,-92 60,-98 0,-104!', ['#c98a4a', '#5a2f14']) +
    mirrored(
      pane(circle(38, [42, -142]), across(['#ffe0a0', '#8a4a14'], 60), 2.2) +
        pane(circle(27, [42, -142]), around(['#ffffff', '#8ff0dc', '#0a4a50'], [0.35, 0.3], 0.8), 2),
    ) +
    plate('0,-148! 8,-146 8,-134 0,-132!', PLATE)
  );
};

export const loco = () => {
  const wheel = (x, y, r) => gear(14, r, WHEEL, { at: [x, y], spokes: 6 });
  return (
    ribbon('120,40 210,20 230,-70 196,-140', [34, 30, 26, 22], COPPER, { bands: 8 }) +
    part('150,-150! 236,-160 250,-230 210,-262 160,-250 140,-200!', ['#dff7f0', '#2a7a74', '#0a3a3a'], 60) +
    ribbon('152,-220 110,-236 84,-270', [20, 14, 6], ['#8ff0dc', '#ffffff'], { spine: false }) +
    blade(76, -266, 96, 44, 22, ['#fff0a0', '#d98a1f'], { belly: 'petal' }) +
    ribbon('-110,60 -190,90 -200,10', [34, 30, 24], COPPER, { bands: 7 }) +
    gear(10, 34, DARK_WHEEL, { at: [-200, -10] }) +
    part('-40,-240! 40,-240! 30,-150! -30,-150!', IRON.toReversed(), 0) +
    plate('0,-262! 56,-262 56,-238 0,-238!', PLATE) +
    mirrored(
      blades({
        from: [30, -270],
        to: [4, -280],
        count: 3,
        turn: [-50, -84],
        length: [80, 120],
        width: 44,
        tone: STEAM,
        belly: 'flame',
        dusk: '#a86a4a',
      }),
    ) +
    plate('0,-170 110,-140 160,-40 150,80 100,180 0,200', ['#ffcf8a', '#c9652a', '#6b2612']) +
    plate('0,-160! 96,-134 140,-60 0,-60!', ['#ffe9c0', '#e08a42']) +
    wire('M-146,-50H146M-140,110Q0,140 140,110', 2) +
    rivets(
      times(9, (i) => [-128 + i * 32, -50]),
      5,
    ) +
    mirrored(
      pane(circle(46, [58, -10]), across(PLATE, 60), 2.4) +
        pane(circle(34, [58, -10]), around(['#ffffff', '#fff0b0', '#ffb03a', '#a85010'], [0.4, 0.35], 0.75), 2) +
        tint(circle(12, [54, -6]), '#3a1408') +
        tint(circle(4, [50, -12]), '#fff') +
        glow(58, -10, 70, '#ffd98a', 0.5),
    ) +
    pane(outline('-40,66! 0,78 40,66! 24,92 0,98 -24,92'), '#5a1a10', 2) +
    plate('0,120! 60,120 56,176 0,184!', ['#3a1a10', '#7a3416']) +
    times(4, (i) => wire(`M${-36 + i * 24},128V174`, 2)).join('') +
    glow(0, 150, 70, '#ff8a2a', 0.9) +
    plate('0,190! 130,180 140,216 0,226!', IRON.toReversed()) +
    mirrored(wheel(100, 250, 62)) +
    wheel(0, 262, 48) +
    ribbon('-100,262 0,250 100,262', [14, 14, 14], STEEL, { spine: false })
  );
};

export const soldier = () => {
  const RED = ['#e8503a', '#7a1414'];
  return group(
    'translate(0 -30)',
    mirrored(pane(circle(44, [-150, 90]), across(PLATE, 60), 2.2) + pane(circle(26, [-150, 90]), '#1a0c08', 2)) +
      plate('0,80! 150,82 150,98 0,100!', PLATE) +
      mirrored(
        part('14,210! 74,210 70,350! 14,350!', ['#f4ecdc', '#a89880'], 0) +
          part('8,330! 80,326 92,378 8,380!', ['#3a3040', '#0d0a14'], 80),
      ) +
      mirrored(
        part('76,-20! 126,0 136,120 112,150 88,130!', [RED[0], RED[1]], 60) +
          pane(circle(22, [112, 160]), across(['#fff', '#d9c9b0'], 60), 2),
      ) +
      plate('0,-40! 80,-30 96,60 84,230 0,240!', [RED[0], '#b0281f', RED[1]]) +
      mirrored(
        times(4, (i) =>
          pane(outline(`6,${i * 44}! 50,${-8 + i * 44} 62,${8 + i * 44}! 6,${18 + i * 44}`), across(PLATE, 0), 1.6),
        ).join('') +
          part('60,-40! 116,-36 128,-6 70,-6!', PLATE, 60) +
          times(4, (i) => blade(78 + i * 14, -8, 84, 30, 12, BRASS, { belly: 'petal', w: 1.2 })).join(''),
      ) +
      plate('0,184! 90,180 88,212 0,214!', ['#fff4dc', '#b0a088']) +
      gear(10, 24, WHEEL, { at: [0, 198] }) +
      plate('0,-170! 60,-160 64,-80 36,-40 0,-34!', ['#ffe3c4', '#d99a6a']) +
      mirrored(
        pane(circle(10, [26, -112]), around(['#4a6a7a', '#0a1a24']), 1.6) +
          tint(circle(3, [23, -115]), '#fff') +
          tintLine('M14,-132Q26,-140 40,-132', '#4a2010', 4) +
          glow(40, -88, 20, '#ff6a4a', 0.7) +
          blade(4, -82, 14, 46, 20, ['#3a1a10', '#8a4a20'], { bend: -0.3 }),
      ) +
      plate('0,-66! 20,-64 20,-40 0,-36!', ['#c98a5a', '#a86a40']) +
      plate('0,-330! 66,-324 74,-250 66,-166 0,-158!', ['#3a4654', '#0f141c']) +
      plate('0,-178! 76,-172 70,-150 0,-142!', PLATE) +
      plate('0,-330! 72,-326 70,-304 0,-302!', PLATE) +
      gear(14, 40, WHEEL, { at: [0, -240], spokes: 5 }) +
      blade(0, -326, -90, 80, 44, ['#c9362a', '#ffe0c0'], { belly: 'petal' }) +
      mirrored(ribbon('60,-160 62,-90 34,-44', [6, 6, 6], BRASS, { spine: false, w: 1.4 })),
  );
};

export const spare = () =>
  gear(26, 196, WHEEL, { at: [-10, -40], spokes: 7, w: 2.6 }) +
  facetStar(8, 44, 20, ['#ffffff', '#6fe0cf'], [-10, -40]) +
  glow(-10, -40, 130, '#8ff0dc', 0.6) +
  gear(15, 104, DARK_WHEEL, { at: [146, 168], spokes: 5, turn: 9 }) +
  gear(
    12,
    78,
    [
      ['#dfeaf2', '#5a6c7c'],
      ['#1f2a36', '#0f161c'],
      ['#fff', '#ff9a3a'],
    ],
    { at: [-170, 168], spokes: 5, turn: 4 },
  ) +
  gear(9, 46, WHEEL, { at: [-190, -236], turn: 12, spokes: 4 });
