import type { KeyboardEvent } from 'react'

/**
 * Whether a key press is Enter for the page. While an input method composes, Enter is for it. Safari ends the composition
 * before this key press; only the key code then says that the press was processed.
 */
export const isEnter = ({ key, nativeEvent }: KeyboardEvent): boolean =>
  key === 'Enter' && !nativeEvent.isComposing && nativeEvent.keyCode !== 229
