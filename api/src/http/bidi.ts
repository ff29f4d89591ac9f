const controls = /\p{Bidi_Control}/u

/** Whether a text has controls of the direction of writing, with which it reads otherwise than it is stored. */
export const hasBidiControls = (text: string): boolean => controls.test(text)
