import { assignVars, createGlobalThemeContract, createVar, globalStyle } from '@vanilla-extract/css'

/** A tone is a set of matching colors: a soft background, text on it, an edge, and a solid for charts. */
const toneContract = { soft: null, text: null, edge: null, solid: null }

let unnamed = 0

/**
 * The accent has names of its own: the gateway writes that of the institution into the documents
 * (gateway/src/site/dress.ts). Names are short, because every page loads them.
 */
const tokens = {
  ground: null,
  surface: null,
  surfaceMuted: null,
  surfaceHover: null,
  border: null,
  borderStrong: null,
  text: null,
  textMuted: null,
  primary: 'tz0',
  primaryHover: 'tz1',
  onPrimary: null,
  danger: null,
  dangerHover: null,
  onDanger: null,
  focus: null,
  backdrop: null,
  /** The color of the page under a backdrop, for the scrollbar gutter, which a backdrop does not cover. */
  groundBehind: null,
  tone: {
    neutral: toneContract,
    primary: { soft: 'tz2', text: 'tz3', edge: 'tz4', solid: 'tz0' },
    accent: toneContract,
    success: toneContract,
    warning: toneContract,
    danger: toneContract,
    info: toneContract,
    blue: toneContract,
    violet: toneContract,
    green: toneContract,
    amber: toneContract,
    rose: toneContract,
    cyan: toneContract,
  },
}
const color = createGlobalThemeContract(tokens, name => name ?? `t${(unnamed++).toString(36).padStart(2, '0')}`)

const tone = (soft: string, text: string, edge: string, solid: string) => ({ soft, text, edge, solid })

const light = {
  ground: '#f8f5ef',
  surface: '#fffdf9',
  surfaceMuted: '#f2ede4',
  surfaceHover: '#ece6da',
  border: '#e4dccf',
  borderStrong: '#8d8373',
  text: '#221d17',
  textMuted: '#655c50',
  primary: '#0f5a55',
  primaryHover: '#0a4743',
  onPrimary: '#ffffff',
  danger: '#a8281f',
  dangerHover: '#871d16',
  onDanger: '#ffffff',
  focus: '#c2611a',
  backdrop: 'rgb(34 29 23 / 48%)',
  groundBehind: '#918d87',
  tone: {
    neutral: tone('#efe9de', '#4d463c', '#d8cfbf', '#8d8373'),
    primary: tone('#dcece9', '#0c4f4b', '#a9cfca', '#0f5a55'),
    accent: tone('#fdebd3', '#8a3f08', '#f3c995', '#c2611a'),
    success: tone('#e0f0dd', '#235c2a', '#b3d6ad', '#3b8544'),
    warning: tone('#fdf0c8', '#6f4c00', '#ecd389', '#b98410'),
    danger: tone('#fbe3df', '#8f2018', '#eeb6ae', '#b93a2e'),
    info: tone('#dfeaf7', '#1d4a7c', '#b0cbe8', '#2f6db3'),
    blue: tone('#dfe9fa', '#1f468c', '#b4caef', '#3568bd'),
    violet: tone('#ebe4f8', '#573594', '#cdbcec', '#7a53bf'),
    green: tone('#e1f0da', '#2b5a1d', '#b9d9a9', '#4c8a37'),
    amber: tone('#fcedcb', '#744706', '#ecd08c', '#b97a12'),
    rose: tone('#fbe3ea', '#8d2148', '#efb8ca', '#bd416d'),
    cyan: tone('#d9eff3', '#0f5362', '#a3d5df', '#1c8196'),
  },
}

const dark = {
  ground: '#171411',
  surface: '#201c18',
  surfaceMuted: '#2a2520',
  surfaceHover: '#342e28',
  border: '#3a332c',
  borderStrong: '#8f8576',
  text: '#f3eee6',
  textMuted: '#b9ae9f',
  primary: '#7fcbc2',
  primaryHover: '#9bdad2',
  onPrimary: '#06312e',
  danger: '#f2958a',
  dangerHover: '#f7b0a7',
  onDanger: '#3d0a06',
  focus: '#f2ab5c',
  backdrop: 'rgb(0 0 0 / 62%)',
  groundBehind: '#090806',
  tone: {
    neutral: tone('#322c26', '#d9cfc1', '#4a4239', '#a0968a'),
    primary: tone('#17383a', '#9bdad2', '#27575a', '#7fcbc2'),
    accent: tone('#412a15', '#f7c48c', '#65431f', '#eda050'),
    success: tone('#1e361f', '#a9dba4', '#33552f', '#78bd72'),
    warning: tone('#3a2f0f', '#f0d27c', '#5b4a18', '#d9ad3c'),
    danger: tone('#45201c', '#f6b3aa', '#6b322b', '#e8796b'),
    info: tone('#1c2f45', '#a8cdf3', '#2d4a6b', '#70a8e4'),
    blue: tone('#1d2d4b', '#adc9f7', '#2f4673', '#7aa5ea'),
    violet: tone('#312648', '#cfbcf4', '#4c3c6e', '#a988e4'),
    green: tone('#20351a', '#afdc9d', '#355529', '#7dbb64'),
    amber: tone('#3b2c11', '#f2cf83', '#5c471c', '#dba443'),
    rose: tone('#44202d', '#f5b3c8', '#6a3347', '#e4789b'),
    cyan: tone('#153640', '#9bd8e6', '#245361', '#57b6ca'),
  },
}

const systemFont = 'ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif'

/** The size of a control: by touch, and with a mouse. */
const target = createVar('target')
/** The width of a page. */
const page = createVar('page')

/** The tokens. Colors follow the theme, `target` the pointer and `page` the screen. */
export const theme = {
  color,
  space: {
    none: '0',
    xxsmall: '4px',
    xsmall: '8px',
    small: '12px',
    medium: '16px',
    large: '24px',
    xlarge: '32px',
    xxlarge: '48px',
    huge: '72px',
  },
  radius: { small: '6px', control: '8px', card: '12px', large: '20px', full: '999px' },
  font: { text: `Board, "Board Arial", "Board Roboto", "Board DejaVu", ${systemFont}` },
  text: {
    hero: '3.25rem',
    tiny: '0.75rem',
    small: '0.875rem',
    body: '1rem',
    lead: '1.125rem',
    title: '1.25rem',
    page: '1.75rem',
  },
  weight: { normal: '430', medium: '540', strong: '640', display: '680' },
  shadow: {
    raised: '0 1px 2px rgb(40 30 15 / 6%), 0 4px 16px rgb(40 30 15 / 6%)',
    floating: '0 2px 6px rgb(30 20 10 / 12%), 0 12px 40px rgb(30 20 10 / 18%)',
  },
  motion: { quick: '150ms ease-out', calm: '200ms ease-out' },
  size: {
    scroll: '15rem',
    aside: '280px',
    target,
    page,
    reading: '720px',
    form: '440px',
    fact: '140px',
    header: '64px',
  },
} as const

/** The specification's mobile breakpoint (§9), and the other breakpoints. */
export const media = {
  belowTablet: 'screen and (max-width: 767.98px)',
  tablet: 'screen and (min-width: 768px)',
  belowDesktop: 'screen and (max-width: 1023.98px)',
  desktop: 'screen and (min-width: 1024px)',
  /** A list of short rows has room for what they lead to. */
  beside: 'screen and (min-width: 1100px)',
  /** A list of cards has room for what they lead to. */
  wide: 'screen and (min-width: 1440px)',
  /** A page at 400 % zoom, or a phone in landscape: sticky elements would leave no space for the content. */
  short: 'screen and (max-height: 479.98px)',
  /** Colors of the reader's system: backgrounds and shadows are gone, borders and outlines stay. */
  forced: '(forced-colors: active)',
} as const

globalStyle(':root', {
  colorScheme: 'light',
  vars: { ...assignVars(color, light), [target]: '44px', [page]: '1280px' },
  '@media': {
    '(pointer: fine)': { vars: { [target]: '36px' } },
    'screen and (min-width: 1600px)': { vars: { [page]: '1440px' } },
  },
})
// Paper is light.
globalStyle(':root[data-tema="escuro"]', {
  '@media': { screen: { colorScheme: 'dark', vars: assignVars(color, dark) } },
})
globalStyle(':root:not([data-tema="claro"])', {
  '@media': { 'screen and (prefers-color-scheme: dark)': { colorScheme: 'dark', vars: assignVars(color, dark) } },
})
