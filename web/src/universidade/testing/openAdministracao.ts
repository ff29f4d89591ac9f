import { renderRoute } from '../../testing/renderRoute.tsx'
import type { Papel, Situacao } from '../pessoas/endereco.ts'

type Resolvers = Parameters<typeof renderRoute>[1]

/** Opens a page as an administrator who is no professor. The REST id is 7. */
export const openAdministracao = (url: string, resolvers: Resolvers, papeis: readonly string[] = ['administrador']) =>
  renderRoute(url, resolvers, { como: 'professor', papeis })

/** A person of the list. `codigo`: REST id. */
export const pessoa = (codigo: string, nome: string, changes: Record<string, unknown> = {}) => ({
  id: `pessoa-${codigo}`,
  codigo,
  nome,
  email: `${codigo}@puc.example`,
  matricula: null as string | null,
  papeis: ['ESTUDANTE'] as Papel[],
  vinculo: 'Direito' as string | null,
  situacao: 'ATIVA' as Situacao,
  criadoEm: '2026-03-09T12:00:00Z',
  suspensaAte: null as string | null,
  motivo: null as string | null,
  ...changes,
})
