/** Today where the reader is, as a date input writes it: '2026-10-31' is how Swedes write it. */
export const hoje = (): string => new Date().toLocaleDateString('sv-SE')
