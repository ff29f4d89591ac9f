const formatter = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' })

/** The day on the university's wall, as '2026-12-31': deadlines are days there, wherever the server stands. */
export const dayInSaoPaulo = (instant: Date = new Date()): string => formatter.format(instant)
