/** A text without case, accents and spare spaces, so that 'joao' finds 'João'. Compare folded texts only with each other. */
export const fold = (text: string): string =>
  text.trim().replaceAll(/\s+/g, ' ').normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase('pt-BR')
