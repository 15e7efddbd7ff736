/** The member client's colours (`web/src/ui/tokens.css`), so that both look like one shop. */
export const tokens = {
  ground: '#0b0d1a',
  paper: '#161a2e',
  raised: '#212643',
  ink: '#f5f3ea',
  inkSoft: '#b9bcd4',
  line: '#2e3456',
  controlLine: '#868bb0',
  gold: '#ffc548',
  goldLight: '#ffe3a0',
  goldDeep: '#f09a1c',
  onGold: '#241500',
  link: '#ffd583',
  focus: '#7fd8ff',
  good: '#67dfa0',
  goodGround: '#10291f',
  error: '#ff9a9a',
  errorGround: '#3b141d',
  warn: '#ffd479',
  warnGround: '#33260b',
} as const;

/** The colours of lines and bars in charts, in order. Each has a contrast of 3 : 1 to the background. */
export const chartColours = ['#ffc548', '#79c8ff', '#67dfa0', '#ff8ad8', '#c6cbdb', '#ff9a9a'] as const;
