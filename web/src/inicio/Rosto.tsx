import { theme } from '../ui/theme.css.ts'
import type { Tone } from '../ui/tones.ts'

type Props = {
  x: number
  y: number
  raio: number
  tone: Tone
  /** Wears the cap of a graduate. */
  capelo?: boolean
}

const { color } = theme

/** A person of a drawing: a bust in a circle of one tone, about its centre. */
export const Rosto = ({ x, y, raio, tone, capelo = false }: Props) => (
  <g transform={`translate(${x} ${y}) scale(${raio / 40})`}>
    <circle r="40" fill={color.tone[tone].soft} stroke={color.tone[tone].edge} strokeWidth="2" />
    <circle cy="-6" r="14" fill={color.tone[tone].solid} />
    <path d="M-25 31C-24 16 -13 12 0 12S24 16 25 31A40 40 0 0 1 -25 31Z" fill={color.tone[tone].solid} />
    {capelo ? (
      <g fill={color.text}>
        <path d="M0 -32 27 -21 0 -10 -27 -21Z" />
        <path d="M22 -20V-6" stroke={color.tone.accent.solid} strokeWidth="3" strokeLinecap="round" />
        <circle cx="22" cy="-4" r="4" fill={color.tone.accent.solid} />
      </g>
    ) : null}
  </g>
)
