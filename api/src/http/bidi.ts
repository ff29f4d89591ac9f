const controls = /\p{Bidi_Control}/u

/** Whether a text has characters that change the direction of writing: it is displayed in another order than it is stored. */
export const hasBidiControls = (text: string): boolean => controls.test(text)
