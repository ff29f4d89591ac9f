import type { Plugin } from 'vite'

/**
 * Sonner inserts its styles as a style tag, which the Content-Security-Policy refuses: ui/toasts.tsx imports them as a
 * file instead, and this plugin removes the tag.
 */
export function withoutStyleTag(): Plugin {
  return {
    name: 'sonner-without-style-tag',
    apply: 'build',
    transform: {
      filter: { id: /\/sonner\/dist\/index\.mjs$/ },
      handler(code) {
        const call = /^__insertCSS\(".*"\);?$/m
        if (!call.test(code)) throw new Error('Sonner inserts its styles in another way: see web/styleTags.ts')
        return { code: code.replace(call, ''), map: null }
      },
    },
  }
}
