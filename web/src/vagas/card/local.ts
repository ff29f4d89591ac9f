/** Any other location is the campus (specification §9). */
export const isRemoto = (local: string): boolean => local.trim().toLowerCase() === 'remoto'
