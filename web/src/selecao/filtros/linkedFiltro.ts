/** The state of a link to the same page whose address replaces the filters that are chosen. */
export const linkedFiltro = { filtro: 'do link' } as const
