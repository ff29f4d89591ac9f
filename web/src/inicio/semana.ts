/** The days ahead that a home page calls near: what is later says its date. */
export const semana = 7
