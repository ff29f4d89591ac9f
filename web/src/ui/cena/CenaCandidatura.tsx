import { theme } from '../theme.css.ts'
import { Cena } from './Cena.tsx'
import { PaperPlane, Sheet, Tick } from './figures.tsx'

const { color } = theme

/** A letter leaving its envelope, and a paper plane. */
export const CenaCandidatura = () => (
  <Cena>
    <path
      d="M286 214C330 236 372 210 352 172C338 146 300 158 312 192C326 228 392 196 410 118"
      fill="none"
      stroke={color.tone.accent.edge}
      strokeWidth="3"
      strokeDasharray="2 9"
      strokeLinecap="round"
    />
    <Sheet x={96} y={34} width={168} height={190} tone="green" turn={-3} lines={4} />
    <path
      d="M128 158C140 140 146 172 158 156S176 168 190 152"
      fill="none"
      stroke={color.primary}
      strokeWidth="4"
      strokeLinecap="round"
    />
    <Envelope />
    <PaperPlane x={410} y={78} />
    <Tick x={290} y={250} radius={32} />
  </Cena>
)

const Envelope = () => (
  <g stroke={color.tone.accent.solid} strokeWidth="2" strokeLinejoin="round">
    <path d="M64 176 182 250 300 176V286A12 12 0 0 1 288 298H76A12 12 0 0 1 64 286Z" fill={color.tone.accent.edge} />
    <path d="M68 296 158 236M296 296 206 236" fill="none" strokeLinecap="round" />
  </g>
)
