import { recipe } from '@vanilla-extract/recipes'
import { theme } from '../theme.css.ts'

const off = '&:disabled, &[aria-disabled="true"]'

/** The look that Button, LinkButton and IconButton share. */
export const button = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: theme.space.xsmall,
    minBlockSize: theme.size.target,
    minInlineSize: theme.size.target,
    border: '1px solid transparent',
    borderRadius: theme.radius.control,
    fontWeight: theme.weight.medium,
    lineHeight: 1.2,
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    backgroundColor: 'transparent',
    transition: `background-color ${theme.motion.quick}, border-color ${theme.motion.quick}, color ${theme.motion.quick}`,
    selectors: {
      [off]: { cursor: 'not-allowed', opacity: 0.62 },
      '&[aria-busy="true"]': { cursor: 'progress', opacity: 0.85 },
    },
    // Also a link that looks like a button.
    '@media': { print: { display: 'none' } },
  },
  variants: {
    look: {
      primary: {
        backgroundColor: theme.color.primary,
        color: theme.color.onPrimary,
        selectors: { '&:hover:not(:disabled)': { backgroundColor: theme.color.primaryHover } },
      },
      secondary: {
        backgroundColor: theme.color.surface,
        borderColor: theme.color.borderStrong,
        color: theme.color.text,
        selectors: { '&:hover:not(:disabled)': { backgroundColor: theme.color.surfaceMuted } },
      },
      quiet: {
        borderColor: theme.color.border,
        backgroundColor: theme.color.surfaceMuted,
        color: theme.color.text,
        selectors: { '&:hover:not(:disabled)': { backgroundColor: theme.color.surfaceHover } },
      },
      danger: {
        backgroundColor: theme.color.danger,
        color: theme.color.onDanger,
        selectors: { '&:hover:not(:disabled)': { backgroundColor: theme.color.dangerHover } },
      },
    },
    shape: {
      wide: { inlineSize: '100%', paddingInline: theme.space.large },
      normal: { paddingInline: '20px', paddingBlock: '6px' },
      compact: { paddingInline: theme.space.small, fontSize: theme.text.small },
      icon: { inlineSize: theme.size.target, padding: 0 },
    },
  },
  compoundVariants: [
    {
      variants: { look: 'quiet', shape: 'icon' },
      style: { borderColor: 'transparent', backgroundColor: 'transparent' },
    },
  ],
})
