import { keyframes, style } from '@vanilla-extract/css'

const pouso = keyframes({ from: { opacity: 0, transform: 'translateY(-24px) rotate(5deg)' } })
// No delay, which reduced motion would keep.
const estalo = keyframes({ '0%, 45%': { opacity: 0, transform: 'scale(0.2)' } })

const part = { transformBox: 'fill-box', transformOrigin: 'center' } as const

export const root = style({ display: 'block', inlineSize: 'clamp(96px, 24vw, 144px)' })
/** The note comes from above. */
export const pousa = style({ ...part, animation: `${pouso} 450ms cubic-bezier(0.2, 0.9, 0.3, 1.2) backwards` })
/** Then what is around it pops up. */
export const estala = style({ ...part, animation: `${estalo} 650ms cubic-bezier(0.2, 0.9, 0.3, 1.3) backwards` })
