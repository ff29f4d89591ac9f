import { paths } from '../paths.ts'
import type { EarlyPage } from '../relay/pageRoute.ts'
import { readSessao } from '../sessao/sessao.ts'
import { readSalvas } from '../vagas/card/salvas.ts'
import type { InicioDoAlunoPageQuery } from './__generated__/InicioDoAlunoPageQuery.graphql.ts'
import query from './__generated__/InicioDoAlunoPageQuery$parameters.ts'
import { primeiroNome } from './primeiroNome.ts'

/** Each costs the gateway a call. */
const mostSalvas = 8

export const inicioEarly: EarlyPage<InicioDoAlunoPageQuery> = {
  guard: () => (readSessao()?.ehAluno === false ? paths.professor.inicio() : null),
  query,
  variables: () => (readSessao() ? { salvas: readSalvas().slice(0, mostSalvas) } : null),
  sketch: ({ viewer }) => [{ nome: `${primeiroNome(viewer?.usuario?.nome)}!` }],
}
