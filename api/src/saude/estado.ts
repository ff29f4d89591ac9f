/** How one part is, in a sentence; if it is not well, with what to do. */
export type Estado = { bem: boolean; detalhe: string }

export const bem = (detalhe: string): Estado => ({ bem: true, detalhe })
export const mal = (detalhe: string): Estado => ({ bem: false, detalhe })

export const toDecimal = (number: number): string => number.toLocaleString('pt-BR', { maximumFractionDigits: 1 })
