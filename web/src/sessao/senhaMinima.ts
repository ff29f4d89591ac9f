/** Of a prerendered document: the gateway writes its setting SENHA_MINIMA there (gateway/src/site/site.ts). */
const placeholder = '{{SENHA_MINIMA}}'

/** A document is prerendered in Node. */
const isPrerendering = () => typeof document === 'undefined'

/** The fewest characters of a new password: the gateway's, which is in each document, or the specification's (§5). */
export const senhaMinima = () =>
  isPrerendering() ? 6 : Number.parseInt(document.documentElement.dataset['senhaMinima'] ?? '', 10) || 6

export const dicaDeSenha = () => `Pelo menos ${isPrerendering() ? placeholder : senhaMinima()} caracteres`

export const senhaCurta = () => `A senha deve ter pelo menos ${senhaMinima()} caracteres.`
