/** Letters as strokes on a field of 4 × 6, so that no picture needs a font. */
const STROKES = {
  0: 'M0,1.5Q0,0 2,0T4,1.5V4.5Q4,6 2,6T0,4.5Z',
  1: 'M.6,1.2L2,0V6M.6,6H3.4',
  2: 'M0,1.5Q0,0 2,0T4,1.6Q4,2.8 0,6H4',
  3: 'M0,.8Q.6,0 2,0Q3.8,0 3.8,1.5T1.6,2.9Q4,2.9 4,4.4T2,6Q.5,6 0,5.1',
  4: 'M3,6V0L0,4.2H4',
  5: 'M3.8,0H.4L.2,2.7Q1,2.2 2,2.2Q4,2.2 4,4.1T2,6Q.6,6 0,5.2',
  6: 'M3.6,.6Q3,0 2.1,0Q0,0 0,3.4V4.2Q0,6 2,6T4,4.2T2,2.5T0,4.1',
  7: 'M0,0H4L1.4,6',
  8: 'M2,2.8Q.2,2.8 .2,1.4T2,0T3.8,1.4T2,2.8Q0,2.8 0,4.4T2,6T4,4.4T2,2.8',
  9: 'M.4,5.4Q1,6 1.9,6Q4,6 4,2.6V1.8Q4,0 2,0T0,1.8T2,3.5T4,1.9',
  B: 'M0,0V6H2.2Q4,6 4,4.4T2.2,2.9H0H2Q3.6,2.9 3.6,1.4T2,0H0',
  C: 'M4,1.2Q3.4,0 2.1,0Q0,0 0,2V4Q0,6 2.1,6Q3.4,6 4,4.8',
  D: 'M0,0V6H1.6Q4,6 4,3.6V2.4Q4,0 1.6,0Z',
  K: 'M0,0V6M4,0L0,3.6M1.4,2.4L4,6',
  L: 'M0,0V6H4',
  O: 'M0,2Q0,0 2,0T4,2V4Q4,6 2,6T0,4Z',
  P: 'M0,6V0H2.2Q4,0 4,1.7T2.2,3.4H0',
  S: 'M3.9,1Q3.4,0 2,0Q.2,0 .2,1.5T2,2.9Q4,3 4,4.5T2,6Q.4,6 0,4.9',
  T: 'M0,0H4M2,0V6',
  U: 'M0,0V4Q0,6 2,6T4,4V0',
  '-': 'M.8,3H3.2',
  ' ': '',
};
const ADVANCE = 5.8;

/** Draws text as strokes of a width, centred on 0,0; `size` is the height of a letter. The caller sets the colour. */
export const drawLettering = (words, size, width) => {
  const scale = size / 6;
  const start = -((words.length * ADVANCE - (ADVANCE - 4)) * scale) / 2;
  return [...words]
    .map(
      (letter, index) =>
        `<path d="${STROKES[letter]}" transform="translate(${(start + index * ADVANCE * scale).toFixed(1)} ${-size / 2}) scale(${scale.toFixed(3)})" stroke-width="${(width / scale).toFixed(2)}"/>`,
    )
    .join('');
};
