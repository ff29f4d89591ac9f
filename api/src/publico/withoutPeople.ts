/** The lengths are those of RFC 5321; without them a long text would be searched in quadratic time. */
const email = /[^\s@<>()[\],;:"']{1,64}@[^\s@<>()[\],;:"']{1,255}/g

const special = /[.*+?^${}()|[\]\\]/g

/** Whole words, so that 'Ana' does not change 'Mariana', with any blanks between them: a line may end within a name. */
const toPattern = (nome: string): RegExp => {
  const words = nome.trim().split(/\s+/)
  const pattern = words.map(word => word.replaceAll(special, String.raw`\$&`)).join(String.raw`\s+`)
  return new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, 'giu')
}

/** A text for everybody: without e-mail addresses, which programs collect, and without the name of its author. */
export const withoutPeople = (text: string, autor: string): string =>
  text.replaceAll(toPattern(autor), 'quem publicou').replaceAll(email, '(e-mail visível para quem entra)')
