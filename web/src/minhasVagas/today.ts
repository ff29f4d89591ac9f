/** Today in the reader's time zone, as a date input formats it: '2026-10-31', which is the Swedish format. */
export const today = (): string => new Date().toLocaleDateString('sv-SE')
