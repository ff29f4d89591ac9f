/** The lengths are those of RFC 5321; without them a long text would be searched in quadratic time. */
const email = /[^\s@<>()[\],;:"']{1,64}@[^\s@<>()[\],;:"']{1,255}/g

/** A text that everybody may read, as programs that collect addresses do. */
export const withoutEmails = (text: string): string => text.replace(email, '(e-mail visível para quem entra)')
