import type { StyleRule } from '@vanilla-extract/css'
import { theme } from '../ui/theme.css.ts'

/** A box across the page: words, and beside them a scene. */
export const banner = {
  display: 'grid',
  alignItems: 'center',
  gap: theme.space.large,
  padding: theme.space.large,
  borderRadius: theme.radius.large,
  border: `1px solid ${theme.color.tone.primary.edge}`,
  backgroundColor: theme.color.tone.primary.soft,
} satisfies StyleRule
