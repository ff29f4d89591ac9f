const dobrar = (texto: string): string => texto.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase('pt-BR')

/** Whether some of these texts has the words, case and accents folded; blank words are in all. */
export const contem = (textos: readonly (string | null | undefined)[], busca: string): boolean =>
  dobrar(textos.join(' ')).includes(dobrar(busca.trim()))
