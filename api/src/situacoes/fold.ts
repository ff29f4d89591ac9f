/** Lower case without accents. */
export const fold = (texto: string): string =>
  texto
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
