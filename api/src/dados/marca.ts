import { hashWith } from '../autenticacao/tokenDeEmail.ts'

/** What is left of somebody who is gone: it only tells whether an address or a matrícula is theirs, to who has the key. */
export const toMarcas = (
  segredo: string,
  { email, ehaluno, matricula }: { email: string; ehaluno: boolean; matricula: string | null },
) => ({
  emailMarca: hashWith(segredo, `excluida email ${email.toLowerCase()}`),
  matriculaMarca: matricula === null ? null : hashWith(segredo, `excluida matricula ${ehaluno} ${matricula}`),
})
