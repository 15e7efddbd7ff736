import { circle, outline, polar, times } from '../../geometry.mjs';
import { blade, blades, facetStar, gem, part, plate, ribbon, rosette } from '../../shapes.mjs';
import { around, glow, group, mirrored, move, pane, tint, tintLine, wire } from '../../svg.mjs';
import { flower, leafy } from './parts.mjs';
import { BARK, JADE, LEAF, UNDER } from './tones.mjs';

// What grows in the garden; each stands around 0,0 on a field of 600 × 840.

export const stone = () => {
  const rune = (d) => tintLine(d, '#baffb0', 4, 0.95);
  return (
    plate('0,-200 90,-190 156,-90 190,60 176,230 120,310 0,320', ['#a8b8a8', '#5a6e66', '#24332e']) +
    mirrored(
      part('0,-150! 80,-160 120,-60 60,-30 0,-40!', ['#c4d0bc', '#7a8c80'], 60, 1.6) +
        part('120,-60! 160,-40 180,90 110,110 60,-30!', ['#8fa096', '#4a5e56'], 60, 1.6) +
        part('110,110! 180,90 170,240 110,290 70,180!', ['#5f7268', '#2f423a'], 60, 1.6) +
        part('0,150! 70,180 110,290 0,310!', ['#6f8278', '#36483f'], 80, 1.6),
    ) +
    plate('0,-70! 26,-60 34,60 0,84!', ['#b8c6b4', '#62766a']) +
    mirrored(
      part('24,-70! 110,-86 120,-50 40,-40!', ['#d0dcc8', '#7a8c80'], 80) +
        pane(outline('40,-20! 76,-36 104,-16! 76,6'), around(['#ffffff', '#c8ff9a', '#2aa85a']), 2.4) +
        glow(72, -16, 70, '#b8ff9a', 0.9),
    ) +
    wire('M-50,130Q0,150 50,130', 2.4) +
    rune('M-128,140L-110,170L-130,200M128,140L110,170L130,200M0,200V260M-18,216L18,244M18,216L-18,244') +
    glow(0, 230, 60, '#b8ff9a', 0.5) +
    mirrored(
      blades({
        from: [160, -70],
        to: [6, -190],
        count: 8,
        turn: [60, 86],
        length: [80, 96],
        width: [52, 54],
        tone: [
          ['#1f6a3a', '#b8e87a'],
          ['#0f5a3a', '#8fd86a'],
        ],
        belly: 'petal',
        dusk: UNDER,
        w: 1.5,
      }) +
        blades({
          from: [150, -110],
          to: [6, -214],
          count: 7,
          turn: [40, 84],
          length: [64, 70],
          width: [48, 46],
          tone: ['#2f8a44', '#d9f59a'],
          belly: 'petal',
          dusk: UNDER,
          w: 1.5,
        }),
    ) +
    ribbon('20,-200 16,-250 30,-300', [12, 9, 6], LEAF, { spine: false }) +
    leafy(30, -296, -140, 70) +
    leafy(30, -296, -36, 80, ['#1f7a4a', '#c4f08a']) +
    flower(-84, -178, 30, ['#ffd9e6', '#ffffff']) +
    flower(104, -160, 24) +
    flower(-126, -116, 20, ['#ffe58a', '#fffbe0'])
  );
};

export const windSeed = () => {
  const swirl = (path, wide) =>
    ribbon(path, [2, wide, wide * 0.8, 1], ['#5ad0b0', '#f4fff0'], { w: 1.4, spine: false });
  return (
    swirl('-260,150 -120,200 60,190 200,110 230,10 180,-40 140,10 170,40', 22) +
    swirl('-250,240 -60,290 160,250 260,150', 16) +
    swirl('-260,40 -200,90 -120,110', 12) +
    group(
      'rotate(14)',
      rosette({
        at: [0, -40],
        radius: 30,
        count: 17,
        from: -172,
        sweep: 164,
        length: [250, 226],
        width: 26,
        tone: ['#3fae8a', '#ffffff'],
        belly: 'feather',
        dusk: '#0a4a4a',
        w: 1.4,
      }) +
        rosette({
          at: [0, -40],
          radius: 20,
          count: 12,
          from: -166,
          sweep: 152,
          length: [150, 128],
          width: 22,
          tone: ['#8fe0a8', '#fffbe0'],
          belly: 'feather',
          dusk: '#0a4a4a',
          w: 1.4,
        }) +
        ribbon('0,-40 8,60 0,150', [14, 12, 14], BARK, { spine: false }) +
        plate('0,130! 40,160 46,220 24,290 0,320!', ['#ffe9a8', '#c9862a', '#5a2a0a']) +
        wire('M-44,200Q0,220 44,200M-34,250Q0,268 34,250', 1.6) +
        gem(0, -40, 34, ['#ffffff', '#b8ffca', '#0f6a4a']) +
        facetStar(4, 26, 7, ['#fff', '#ffe58a'], [0, 176]),
    ) +
    glow(10, -40, 130, '#e9ffc0', 0.7)
  );
};

export const clover = () => {
  const heart = (turn, tone) =>
    group(
      `rotate(${turn})`,
      plate('0,-16! 40,-60 112,-120 120,-190 70,-222 20,-206 0,-176!', tone) +
        mirrored(part('14,-50! 50,-100 86,-150 76,-190 40,-180 16,-140!', ['#d9f59a', tone[1]], 60, 1.4)) +
        wire('M0,-20V-170', 1.6),
    );
  return (
    ribbon('0,40 20,180 -30,290 10,390', [26, 22, 18, 14], LEAF, {}) +
    leafy(-10, 270, 30, 130) +
    leafy(-6, 300, 160, 110, JADE) +
    group(
      'translate(0 -50)',
      [45, 135, 225, 315]
        .map((turn, i) => heart(turn, i % 2 ? ['#7ad06a', '#1f7a4a'] : ['#9ae87a', '#2a8a4f']))
        .join('') +
        pane(circle(84), around(['#fff6dc', '#ffe0b0', '#d9a06a'], [0.4, 0.35], 0.7), 2.6) +
        mirrored(
          pane(circle(13, [30, -6]), around(['#4a8a5a', '#0f3a24'], [0.4, 0.4]), 1.8) +
            tint(circle(4.4, [26, -11]), '#fff') +
            glow(48, 22, 26, '#ff8a9a', 0.8) +
            tintLine('M18,-30Q30,-38 42,-30', '#5a3a20', 3) +
            blades({
              from: [70, -50],
              to: [8, -82],
              count: 4,
              turn: [-10, 60],
              length: [50, 60],
              width: 34,
              tone: LEAF,
              belly: 'petal',
              dusk: UNDER,
            }),
        ) +
        tintLine('M-14,26Q0,42 14,26', '#8a3a3a', 3.4) +
        flower(0, -86, 30, ['#ffd9e6', '#ffffff']),
    )
  );
};

export const mushroom = () => {
  const drop = (x, y, size) =>
    move(
      x,
      y,
      pane(
        outline('0,-34! 16,-4 18,14 0,30 -18,14 -16,-4'),
        around(['#ffffff', '#b8f0ff', '#2a8ab0'], [0.36, 0.5], 0.7),
        1.8,
      ) + tint(circle(4, [-6, 6]), '#fff'),
      size,
    );
  const spot = (x, y, r) => pane(circle(r, [x, y]), around(['#ffffff', '#ffe9d0', '#d9a890'], [0.4, 0.35], 0.7), 1.8);
  return (
    group(
      'translate(150 110) scale(.6)',
      plate('0,-20! 40,-10 44,100 60,200 0,216!', ['#fff6e4', '#c9a88a']) +
        plate('0,-140 90,-110 130,-20 100,10 0,22', ['#5ad0c8', '#0f6a74']) +
        spot(-40, -50, 22) +
        spot(40, -70, 26) +
        spot(10, -14, 16),
    ) +
    plate('0,10! 60,20 54,140 84,280 60,320 0,330!', ['#fffaf0', '#e9cdb0', '#a8826a']) +
    mirrored(
      pane(circle(11, [26, 150]), around(['#5a4a6a', '#140f24']), 1.6) +
        tint(circle(3.4, [22, 146]), '#fff') +
        glow(44, 176, 22, '#ff8a8a', 0.7),
    ) +
    tintLine('M-10,176Q0,188 10,176', '#8a4a3a', 3) +
    plate('0,36! 90,26 140,50 60,72 0,78!', ['#ffe9d0', '#b88a70']) +
    plate('0,-220 110,-190 200,-70 214,30 120,56 0,64', ['#9ad8ff', '#4a6ae0', '#3a2a9a']) +
    mirrored(wire('M0,-216Q60,-100 40,60', 1.5)) +
    spot(-90, -90, 34) +
    spot(60, -130, 38) +
    spot(130, -20, 28) +
    spot(-20, -30, 26) +
    spot(-150, 0, 20) +
    drop(-210, 120, 1) +
    drop(200, -150, 1.3) +
    drop(-160, -230, 1.1) +
    drop(60, -320, 0.8) +
    drop(-40, -270, 0.7) +
    drop(230, 40, 0.8) +
    ribbon('-60,330 -100,250 -90,200', [12, 9, 4], LEAF, { spine: false }) +
    leafy(-90, 200, -60, 60) +
    leafy(-92, 220, -150, 60, JADE)
  );
};

export const seeds = () => {
  const kinds = [
    (t) => plate('0,-70! 40,-30 44,30 0,74!', t) + wire('M0,-66V66', 1.6),
    (t) => plate('0,-64 46,-40 52,20 0,66', t) + mirrored(wire('M10,-56Q40,0 10,58', 1.5)),
    (t) => plate('0,-76! 24,-30 40,30 24,70 0,76', t) + wire('M-34,20Q0,36 34,20', 1.5),
    (t) => plate('0,-60 54,-50 50,30 0,70!', t) + facetStar(5, 26, 11, ['#fff6d0', '#ffc85a'], [0, -6], -90, 1),
    (t) => plate('0,-70 30,-60 38,0 30,60 0,70', t) + times(4, (i) => wire(`M-34,${-36 + i * 24}H34`, 1.3)).join(''),
  ];
  const tones = [
    ['#ffe9a8', '#b8701f'],
    ['#c4f08a', '#2a7a3a'],
    ['#ffb0c4', '#a82a5a'],
    ['#b8a0ff', '#4a2a9a'],
    ['#8ff0e0', '#0f6a74'],
  ];
  return (
    mirrored(
      leafy(30, 250, -20, 190) + leafy(20, 250, -48, 200, JADE) + leafy(10, 256, 10, 170, ['#1f7a4a', '#c4f08a']),
    ) +
    kinds
      .map((kind, i) => {
        const [x, y] = polar(190, -158 + i * 34, [0, 110]);
        return move(x, y, kind(tones[i]), 1.1, -68 + i * 34);
      })
      .join('') +
    plate('0,110! 90,96 130,130 116,230 60,290 0,296', ['#e9d0a0', '#a8743a', '#5a3414']) +
    plate('0,96 96,90 100,124 0,130', ['#f4e4c0', '#b8844a']) +
    wire('M-120,180Q0,206 120,180', 1.6) +
    ribbon('-104,112 0,136 104,112', [14, 14, 14], ['#c9362a', '#ff9a7a'], { spine: false }) +
    blade(0, 130, 60, 80, 26, ['#c9362a', '#ff9a7a'], { belly: 'petal' }) +
    blade(0, 130, 120, 80, 26, ['#c9362a', '#ff9a7a'], { belly: 'petal' }) +
    flower(0, 130, 28, ['#ffd9e6', '#ffffff']) +
    glow(0, -20, 160, '#f4ffb0', 0.4)
  );
};
