/** The small figures that the scenes are drawn with. */
import { theme } from '../theme.css.ts'
import type { Tone } from '../tones.ts'

const { color } = theme

type Point = { x: number; y: number }

/** A paper plane, flying up and away. */
export const PaperPlane = ({ x, y }: Point) => (
  <g transform={`translate(${x} ${y}) rotate(-18)`}>
    <path d="M-44 6 48 -34 12 46 -4 16Z" fill={color.primary} />
    <path d="M-4 16 48 -34 -14 40Z" fill={color.tone.primary.edge} />
    <path d="M-44 6 48 -34 -4 16Z" fill={color.primaryHover} />
  </g>
)

/** A four-pointed spark; x and y are its centre. */
export const Spark = ({ x, y, radius }: Point & { radius: number }) => (
  <path
    transform={`translate(${x} ${y}) scale(${radius})`}
    d="M0 -1C.12 -.28 .28 -.12 1 0C.28 .12 .12 .28 0 1C-.12 .28 -.28 .12 -1 0C-.28 -.12 -.12 -.28 0 -1Z"
    fill={color.tone.accent.solid}
  />
)

/** A magnifier; x and y are the centre of its glass. */
export const Magnifier = ({ x, y, radius }: Point & { radius: number }) => (
  <g transform={`translate(${x} ${y}) scale(${radius / 58})`} fill="none" strokeLinecap="round">
    <path d="M44 42 86 78" stroke={color.primary} strokeWidth="18" />
    <circle r="58" fill={color.surface} opacity="0.35" />
    <circle r="58" stroke={color.primary} strokeWidth="9" />
    <path d="M-37 -18A42 42 0 0 1 -14 -39" stroke={color.surface} strokeWidth="7" />
  </g>
)

/** A tick in a circle; x and y are its centre. */
export const Tick = ({ x, y, radius }: Point & { radius: number }) => (
  <g transform={`translate(${x} ${y}) scale(${radius / 30})`}>
    <circle r="30" fill={color.tone.success.solid} />
    <path
      d="M-12 1 -3 10 13 -9"
      fill="none"
      stroke={color.surface}
      strokeWidth="7"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </g>
)

/** A bar that represents a line of text. */
export const TextLine = ({ x, y, width }: Point & { width: number }) => (
  <rect x={x} y={y} width={width} height="7" rx="3.5" fill={color.border} />
)

type SheetProps = Point & {
  width: number
  height: number
  tone: Tone
  /** Degrees. */
  turn?: number
  /** Held by a pin. */
  pinned?: boolean
  /** Number of lines of text; fill the card. */
  lines?: number
}

const lengths = [0.78, 0.62, 0.7, 0.5]

/** A card: paper, a label in its tone, and bars for the lines of text. */
export const Sheet = ({ x, y, width, height, tone, turn = 0, pinned = false, lines = 2 }: SheetProps) => (
  <g transform={`translate(${x} ${y}) rotate(${turn} ${width / 2} 0)`}>
    <rect x="3" y="5" width={width} height={height} rx="10" fill={color.backdrop} opacity="0.2" />
    <rect width={width} height={height} rx="10" fill={color.surface} stroke={color.border} strokeWidth="1.5" />
    <rect x="14" y="18" width={width * 0.46} height="14" rx="7" fill={color.tone[tone].solid} opacity="0.85" />
    {lengths.slice(0, lines).map((length, index) => (
      <TextLine key={length} x={14} y={44 + index * 15} width={(width - 28) * length} />
    ))}
    {pinned ? <circle cx={width / 2} cy="2" r="7" fill={color.tone.accent.solid} /> : null}
    {pinned ? <circle cx={width / 2 - 2} cy="0" r="2" fill={color.surface} opacity="0.7" /> : null}
  </g>
)

type PersonProps = Point & {
  radius: number
  tone: Tone
  /** Wears a graduation cap. */
  cap?: boolean
}

/** A bust in a circle of one tone; x and y are its centre. */
export const Person = ({ x, y, radius, tone, cap = false }: PersonProps) => (
  <g transform={`translate(${x} ${y}) scale(${radius / 40})`}>
    <circle r="40" fill={color.tone[tone].soft} stroke={color.tone[tone].edge} strokeWidth="2" />
    <circle cy="-6" r="14" fill={color.tone[tone].solid} />
    <path d="M-25 31C-24 16 -13 12 0 12S24 16 25 31A40 40 0 0 1 -25 31Z" fill={color.tone[tone].solid} />
    {cap ? (
      <g fill={color.text}>
        <path d="M0 -32 27 -21 0 -10 -27 -21Z" />
        <path d="M22 -20V-6" stroke={color.tone.accent.solid} strokeWidth="3" strokeLinecap="round" />
        <circle cx="22" cy="-4" r="4" fill={color.tone.accent.solid} />
      </g>
    ) : null}
  </g>
)
