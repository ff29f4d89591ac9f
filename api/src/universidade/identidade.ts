import { z } from 'zod'
import { titulo } from '../http/texto.ts'
import { fold } from '../importacao/arquivo.ts'
import type { Instituicao } from '../instituicao.ts'
import type { Claims } from '../provedor/provedor.ts'
import type { Oidc } from '../provedor/settings.ts'
import { refuseNomeDeEstudante } from '../usuarios/nomeDeEstudante.ts'
import { email, usuario } from '../usuarios/usuarios.schemas.ts'

/** A person as the provider describes them. Null: it does not say so, or says what no account here may have. */
export const identidade = z.object({
  emissor: z.string(),
  sujeito: z.string(),
  nome: z.string().nullable(),
  email: z.string().nullable(),
  /** Whether the provider has checked that the address is theirs, and the institution lists its domain. */
  emailProvado: z.boolean(),
  /** Null also for both roles at once. */
  ehaluno: z.boolean().nullable(),
  /** A professor's SIAPE. */
  matricula: z.string().nullable(),
  curso: z.string().nullable(),
})

export type Identidade = z.infer<typeof identidade>

const matricula = titulo(50).min(1)

/** The texts of a claim, which may be one or a list. */
const textsOf = (claim: unknown): string[] =>
  [claim]
    .flat()
    .filter(each => typeof each === 'string' || typeof each === 'number')
    .map(each => String(each).trim())

const readPapel = (claims: Claims, { claims: { papel }, valores }: Oidc): boolean | null => {
  const given = textsOf(claims[papel]).map(text => text.toLowerCase())
  const isAluno = given.some(text => valores.aluno.includes(text))
  const isProfessor = given.some(text => valores.professor.includes(text))
  return isAluno === isProfessor ? null : isAluno
}

export const domainOf = (endereco: string): string => endereco.split('@').at(-1) ?? ''

const isListed = (endereco: string, instituicao: Instituicao): boolean =>
  [
    ...instituicao.dominiosDeAluno,
    ...instituicao.dominiosDeProfessor,
    ...instituicao.dominiosQueProvamProfessor,
  ].includes(domainOf(endereco))

/** Reads the claims by the settings, with the rules of a registration. */
export const toIdentidade = (claims: Claims, oidc: Oidc, instituicao: Instituicao): Identidade => {
  const [doEmail] = textsOf(claims[oidc.claims.email])
  const [daMatricula] = textsOf(claims[oidc.claims.matricula])
  const cursos = textsOf(claims[oidc.claims.curso]).map(fold)
  const endereco = email.safeParse(doEmail).data ?? null
  const ehaluno = readPapel(claims, oidc)
  const nome = usuario.safeParse(claims['name']).data ?? null
  return {
    emissor: claims.iss,
    sujeito: claims.sub,
    nome: nome !== null && ehaluno !== false && refuseNomeDeEstudante(nome) ? null : nome,
    email: endereco,
    emailProvado: endereco !== null && claims['email_verified'] === true && isListed(endereco, instituicao),
    ehaluno,
    matricula: matricula.safeParse(daMatricula).data ?? null,
    curso: instituicao.cursos.find(curso => cursos.includes(fold(curso))) ?? null,
  }
}
