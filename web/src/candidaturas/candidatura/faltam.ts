/** As 'Faltam 2 respostas'. */
export const faltam = (respostas: number): string =>
  respostas === 1 ? 'Falta 1 resposta' : `Faltam ${respostas} respostas`
