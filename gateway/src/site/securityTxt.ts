import type { Instituicao } from '../upstream/models/instituicao.ts'

const days = 180

/** Where to report a vulnerability (RFC 9116); null without a support address in the institution file. */
export function toSecurityTxt({ suporte }: Instituicao, publicUrl: string, now = Date.now()): string | null {
  if (suporte === null) return null
  return [
    `Contact: mailto:${suporte}`,
    `Expires: ${new Date(now + days * 86_400_000).toISOString()}`,
    'Preferred-Languages: pt, en',
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    '',
  ].join('\n')
}
