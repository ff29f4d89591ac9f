/** The length of a text in code points, as the server counts it: `length` counts most emoji twice. */
export const countCharacters = (text: string): number => Array.from(text).length

/** Spaces, control and format characters, marks without a letter, and the letters and signs that are drawn empty. */
const unseen = /^[\s\p{Cc}\p{Cf}\p{Cs}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]*$/u

/** Whether nothing of a text can be seen, by the server's rule: it counts as empty. */
export const isBlank = (text: string): boolean => unseen.test(text)

/** The text without spaces around it; null if nothing of it can be seen. */
export const blankIsNull = (text: string): string | null => (isBlank(text) ? null : text.trim())
