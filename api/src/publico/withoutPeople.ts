/** The lengths are those of RFC 5321; without them a long text would be searched in quadratic time. */
const email = /[^\s@<>()[\],;:"']{1,64}@[^\s@<>()[\],;:"']{1,255}/g

const special = /[.*+?^${}()|[\]\\]/g

/** Whole words, so that 'Ana' does not change 'Mariana'. */
const toPattern = (nome: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])${nome.replaceAll(special, String.raw`\$&`)}(?![\\p{L}\\p{N}])`, 'giu')

/** A text for everybody: without e-mail addresses, which programs collect, and without the name of its author. */
export const withoutPeople = (text: string, autor: string): string =>
  text.replaceAll(toPattern(autor), 'quem publicou').replaceAll(email, '(e-mail visível para quem entra)')
