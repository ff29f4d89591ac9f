/** The viewer on the page of the account over an upstream without any of its parts, for mock resolvers. */
export const semNada = {
  sessoes: null,
  meuEmail: null,
  segundoFator: null,
  privacidade: null,
  leituras: null,
  bloqueios: null,
  meusDados: null,
}
