import { style, styleVariants } from '@vanilla-extract/css'
import { theme } from '../theme.css.ts'

export const root = style({ display: 'grid', gap: theme.space.medium })
const columns = (min: string) => ({ gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${min}), 1fr))` })
export const min = styleVariants({
  small: columns('200px'),
  medium: columns('280px'),
  wide: columns('340px'),
  large: columns('420px'),
})
