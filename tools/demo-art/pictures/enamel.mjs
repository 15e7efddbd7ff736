import { METALS, WIRES } from './palette.mjs';
import { buildLinearGradient, define } from './svg.mjs';

const WHOLE = 'x="-14%" y="-14%" width="128%" height="128%" color-interpolation-filters="sRGB"';
const SUN = '<feDistantLight azimuth="235" elevation="42"/>';

/** Returns a filter in which wires stand out as polished metal, and the panes between them bulge like glass. */
const reliefOf = ({ body, light }, gloss) =>
  define(
    `<filter id="ID" ${WHOLE}><feColorMatrix type="luminanceToAlpha" result="lines"/>` +
      '<feGaussianBlur in="lines" stdDeviation="2.6" result="walls"/>' +
      '<feComposite in="SourceAlpha" in2="walls" operator="out" result="cushions"/>' +
      `<feSpecularLighting in="cushions" surfaceScale="5" specularConstant="${gloss}" specularExponent="34" lighting-color="#fff" result="shine">${SUN}</feSpecularLighting>` +
      '<feComposite in="shine" in2="SourceAlpha" operator="in" result="gloss"/>' +
      '<feGaussianBlur in="lines" stdDeviation=".9" result="ridge"/>' +
      `<feDiffuseLighting in="ridge" surfaceScale="2.6" diffuseConstant="1.25" lighting-color="${body}" result="metal">${SUN}</feDiffuseLighting>` +
      '<feComposite in="metal" in2="lines" operator="in" result="wires"/>' +
      `<feSpecularLighting in="ridge" surfaceScale="2.4" specularConstant="1.1" specularExponent="12" lighting-color="${light}" result="glint">${SUN}</feSpecularLighting>` +
      '<feComposite in="glint" in2="lines" operator="in" result="glints"/>' +
      '<feMerge><feMergeNode in="gloss"/><feMergeNode in="wires"/><feMergeNode in="glints"/></feMerge></filter>',
  );

/** Returns a filter with light along the upper left edge, shade along the lower right one, and a glow behind. */
const bodyOf = ({ rim, shade, halo, reach }) =>
  define(
    `<filter id="ID" ${WHOLE}>` +
      `<feGaussianBlur in="SourceAlpha" stdDeviation="${reach}" result="far"/><feFlood flood-color="${halo}" flood-opacity=".85"/><feComposite in2="far" operator="in" result="halo"/>` +
      '<feOffset in="SourceAlpha" dx="10" dy="12" result="low"/><feGaussianBlur in="low" stdDeviation="9" result="soft"/>' +
      `<feFlood flood-color="${rim}" flood-opacity=".75"/><feComposite in2="soft" operator="out"/><feComposite in2="SourceAlpha" operator="in" result="rim"/>` +
      '<feOffset in="SourceAlpha" dx="-16" dy="-22" result="high"/><feGaussianBlur in="high" stdDeviation="16" result="softer"/>' +
      `<feFlood flood-color="${shade}" flood-opacity=".8"/><feComposite in2="softer" operator="out"/><feComposite in2="SourceAlpha" operator="in" result="shade"/>` +
      '<feMerge><feMergeNode in="halo"/><feMergeNode in="SourceGraphic"/><feMergeNode in="shade"/><feMergeNode in="rim"/></feMerge></filter>',
  );

/** Returns a filter of a brush: hand-drawn lines of ink, strokes in the colour, and light from one side. */
const brushOf = ({ rim, shade, halo, reach }) =>
  define(
    `<filter id="ID" ${WHOLE}>` +
      '<feTurbulence type="fractalNoise" baseFrequency=".009" numOctaves="2" seed="11" result="sway"/><feDisplacementMap in="SourceGraphic" in2="sway" scale="26" xChannelSelector="R" yChannelSelector="G" result="swayed"/>' +
      '<feTurbulence type="fractalNoise" baseFrequency=".05" numOctaves="2" seed="5" result="wobble"/><feDisplacementMap in="swayed" in2="wobble" scale="4" xChannelSelector="G" yChannelSelector="R" result="drawn"/>' +
      '<feTurbulence type="fractalNoise" baseFrequency=".02 .06" numOctaves="3" seed="23"/><feColorMatrix values="0 0 0 .9 .08 0 0 0 .9 .08 0 0 0 .9 .08 0 0 0 0 1" result="strokes"/>' +
      '<feBlend in="strokes" in2="drawn" mode="soft-light" result="brushed"/><feComposite in="brushed" in2="drawn" operator="in" result="body"/>' +
      '<feColorMatrix in="drawn" type="luminanceToAlpha"/><feGaussianBlur stdDeviation="3.4" result="height"/>' +
      `<feSpecularLighting in="height" surfaceScale="3" specularConstant=".5" specularExponent="18" lighting-color="${rim}" result="shine"><feDistantLight azimuth="225" elevation="38"/></feSpecularLighting><feComposite in="shine" in2="drawn" operator="in" result="gloss"/>` +
      `<feGaussianBlur in="drawn" stdDeviation="${reach}" result="far"/><feFlood flood-color="${halo}" flood-opacity=".8"/><feComposite in2="far" operator="in" result="halo"/>` +
      '<feOffset in="drawn" dx="9" dy="11"/><feGaussianBlur stdDeviation="5" result="soft"/>' +
      `<feFlood flood-color="${rim}" flood-opacity=".8"/><feComposite in2="soft" operator="out"/><feComposite in2="drawn" operator="in" result="edge"/>` +
      '<feOffset in="drawn" dx="-34" dy="-40"/><feGaussianBlur stdDeviation="26" result="softer"/>' +
      `<feFlood flood-color="${shade}" flood-opacity=".6"/><feComposite in2="softer" operator="out"/><feComposite in2="drawn" operator="in" result="dark"/>` +
      '<feMerge><feMergeNode in="halo"/><feMergeNode in="body"/><feMergeNode in="dark"/><feMergeNode in="gloss"/><feMergeNode in="edge"/></feMerge></filter>',
  );

let isPainted = false;

/** Draws the content with a brush instead of enamel. */
export const paintInside = (draw) => {
  isPainted = true;
  try {
    return draw();
  } finally {
    isPainted = false;
  }
};

/** Paints an emblem as enamel between wires of metal. */
export const paintEnamel = (art, look = {}) => (isPainted ? brushed(art, look) : moulded(art, look));

const brushed = (art, { rim = '#ffffff', shade = '#05020f', halo = '#05020f', reach = 16 }) =>
  `<g class="inked" filter="${brushOf({ rim, shade, halo, reach })}">${art}</g>`;

const moulded = (
  art,
  { metal = 'gold', rim = '#ffffff', shade = '#05020f', halo = '#05020f', reach = 16, gloss = 0.9 },
) =>
  `<g filter="${bodyOf({ rim, shade, halo, reach })}">${art}</g>` +
  `<g class="relief" filter="${reliefOf(WIRES[metal], gloss)}">${art}</g>`;

const bevel = () =>
  define(
    `<filter id="ID" ${WHOLE}><feGaussianBlur in="SourceAlpha" stdDeviation="2.2" result="height"/>` +
      `<feSpecularLighting in="height" surfaceScale="6" specularConstant=".9" specularExponent="30" lighting-color="#fff" result="shine">${SUN}</feSpecularLighting>` +
      '<feComposite in="shine" in2="SourceAlpha" operator="in" result="gloss"/>' +
      '<feOffset in="height" dx="-2" dy="-3" result="up"/><feFlood flood-color="#1a0c00" flood-opacity=".55"/><feComposite in2="up" operator="out"/><feComposite in2="SourceAlpha" operator="in" result="dark"/>' +
      '<feDropShadow in="SourceGraphic" dx="1.5" dy="3" stdDeviation="3" flood-color="#000" flood-opacity=".7" result="body"/>' +
      '<feMerge><feMergeNode in="body"/><feMergeNode in="dark"/><feMergeNode in="gloss"/></feMerge></filter>',
  );

/** Draws a solid piece of polished metal. */
export const drawMetal = (d, metal, degrees = 60) =>
  `<path d="${d}" fill="${buildLinearGradient(METALS[metal], degrees)}" fill-rule="evenodd" filter="${bevel()}"/>`;

/** Draws clouds of noise in one colour. `grain` is the frequency of the noise; `from` and `gain` set the visible part. */
export const drawClouds = (d, colour, { seed, grain = 0.006, aspect = 1, from = 0.45, gain = 3, octaves = 4 }) =>
  `<path d="${d}" fill="${colour}" filter="${define(
    `<filter id="ID" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="${grain} ${grain * aspect}" numOctaves="${octaves}" seed="${seed}" result="noise"/>` +
      `<feColorMatrix in="noise" type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ${gain} 0 0 0 ${-from * gain}" result="veil"/><feComposite in="SourceGraphic" in2="veil" operator="in"/></filter>`,
  )}"/>`;
