/** '1 requisito', '4 requisitos'. */
export const contarRequisitos = (quantos: number): string => `${quantos} ${quantos === 1 ? 'requisito' : 'requisitos'}`
