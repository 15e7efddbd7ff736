import { defaultDarkTheme, type RaThemeOptions } from 'react-admin';
import { tokens } from './tokens';

const FONTS = '"Hiragino Sans", "Noto Sans JP", "Noto Sans CJK JP", "Yu Gothic UI", system-ui, sans-serif';
/** The hover colours of buttons: lighter, so that their dark text stays readable. */
const LIGHTER = { error: '#ffc0c0', warn: '#ffe3a8', good: '#9aebc0', focus: '#b0e6ff' };
/** Lets a table that is wider than the window scroll, so that the page does not. */
const NO_WIDER = { minWidth: 0 };
const visibleFocus = { outline: `2px solid ${tokens.focus}`, outlineOffset: 2 };

/** The console's dark theme: quiet tables, gold for controls. */
export const theme: RaThemeOptions = {
  ...defaultDarkTheme,
  sidebar: { width: 220, closedWidth: 52 },
  shape: { borderRadius: 6 },
  typography: { fontFamily: FONTS, fontSize: 13, button: { textTransform: 'none', fontWeight: 600 } },
  palette: {
    mode: 'dark',
    primary: { main: tokens.gold, light: tokens.goldLight, dark: tokens.goldLight, contrastText: tokens.onGold },
    secondary: { main: tokens.raised, contrastText: tokens.ink },
    background: { default: tokens.ground, paper: tokens.paper },
    text: { primary: tokens.ink, secondary: tokens.inkSoft, disabled: tokens.controlLine },
    divider: tokens.line,
    error: { main: tokens.error, dark: LIGHTER.error, contrastText: tokens.errorGround },
    warning: { main: tokens.warn, dark: LIGHTER.warn, contrastText: tokens.warnGround },
    success: { main: tokens.good, dark: LIGHTER.good, contrastText: tokens.goodGround },
    info: { main: tokens.focus, dark: LIGHTER.focus, contrastText: tokens.ground },
  },
  components: {
    ...defaultDarkTheme.components,
    MuiCssBaseline: {
      styleOverrides: {
        // Japanese text wraps between phrases, never inside a word.
        body: { fontVariantNumeric: 'tabular-nums', wordBreak: 'auto-phrase' },
        ':focus-visible': visibleFocus,
      },
    },
    RaToolbar: { styleOverrides: { root: { backgroundColor: tokens.paper, borderTop: `1px solid ${tokens.line}` } } },
    RaLayout: { styleOverrides: { root: { ...NO_WIDER, '& .RaLayout-content': NO_WIDER } } },
    RaList: { styleOverrides: { root: { '& .RaList-main': NO_WIDER } } },
    RaTopToolbar: { styleOverrides: { root: { flexWrap: 'wrap', maxWidth: '100%' } } },
    RaShow: { styleOverrides: { root: { ...NO_WIDER, '& .RaShow-card': NO_WIDER } } },
    RaEdit: { styleOverrides: { root: { '& .RaEdit-card': NO_WIDER } } },
    RaCreate: { styleOverrides: { root: { '& .RaCreate-card': NO_WIDER } } },
    RaDataTable: { styleOverrides: { root: { '& .RaDataTable-tableWrapper': { overflowX: 'auto' } } } },
    // The content of a dialog scrolls, and its buttons stay visible, also on a phone.
    MuiDialog: {
      styleOverrides: { paper: { '& > form': { display: 'flex', flexDirection: 'column', minHeight: 0 } } },
    },
    // A list that opens with an animation would move its options away from a quick press.
    MuiMenu: { defaultProps: { transitionDuration: 0 } },
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: { root: { '&:focus-visible': visibleFocus } },
    },
    MuiListSubheader: { styleOverrides: { root: { backgroundColor: 'transparent', lineHeight: 2.4 } } },
    RaLabeled: { styleOverrides: { root: { fontSize: '0.8125rem', maxWidth: '100%', overflowWrap: 'anywhere' } } },
    MuiLink: { styleOverrides: { root: { color: tokens.link } } },
    MuiTextField: { defaultProps: { variant: 'outlined', size: 'small', margin: 'dense' } },
    MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small', margin: 'dense' } },
    MuiOutlinedInput: { styleOverrides: { notchedOutline: { borderColor: tokens.controlLine } } },
    MuiTableCell: {
      styleOverrides: {
        // Outside tables, words may break anywhere. A table that is too wide for whole words scrolls.
        root: { borderColor: tokens.line, overflowWrap: 'normal' },
        head: { fontWeight: 700, wordBreak: 'keep-all' },
      },
    },
    MuiAlert: { styleOverrides: { root: { alignItems: 'center' } } },
  },
};
