import type { Context } from '../context.ts'
import { afterWrite } from '../upstream/failure.ts'
import type { PapelDaConta, Usuario } from '../upstream/models/usuario.ts'
import type { Sessao } from '../upstream/sessao.ts'
import type { AtualizarPerfilInput, EnviarAvatarInput, Resolvers } from './__generated__/resolvers.ts'
import { toEntradaInvalida, toError } from './failure.ts'
import type { WireNames } from './failure.ts'
import { isCodigo, toGlobalId } from './node.ts'
import { requireOne } from './rights.ts'

const names: WireNames<AtualizarPerfilInput> = {
  nome: 'usuario',
  sobre: 'sobre',
  curso: 'curso',
  periodoDeInicio: 'periodo_inicio',
  objetivoPrincipal: 'objetivo_principal',
}

export const usuarioResolvers: Resolvers = {
  Pessoa: {
    id: ({ codigo }) => toGlobalId('Pessoa', codigo),
    perfil: ({ codigo }, _, { upstream }, info) => {
      requireOne(info)
      return isCodigo(codigo) ? upstream.usuarios.get(codigo) : null
    },
  },
  Usuario: {
    id: ({ codigo }) => toGlobalId('Usuario', codigo),
    pessoa: usuario => usuario,
    vagasAbertas: ({ codigo, papel }, _, { upstream }) =>
      papel === 'PROFESSOR' ? upstream.vagas.abertasDe(codigo) : null,
  },
  Query: {
    usuario: (_, { codigo }, { upstream }) => (isCodigo(codigo) ? upstream.usuarios.get(codigo) : null),
  },
  Mutation: {
    atualizarPerfil: async (_, { input }, context) => {
      const { usuario, papel } = requireSessao(context)
      const [nome, sobre] = [input.nome.trim(), input.sobre?.trim() || null]
      const { curso = null, periodoDeInicio = null, objetivoPrincipal = null } = input
      const change = { nome, sobre, papel, curso, periodoDeInicio, objetivoPrincipal }
      const changed = await context.upstream.usuarios.update(usuario, change)
      if ('refused' in changed) return toEntradaInvalida(changed, names)
      return { __typename: 'AtualizarPerfilSuccess', usuario: changed }
    },
    enviarAvatar: async (_, { input: { arquivo } }, context) => {
      const { usuario } = requireSessao(context)
      const refusal = await context.upstream.usuarios.sendAvatar(usuario, arquivo)
      if (refusal) return toEntradaInvalida<EnviarAvatarInput>(refusal, { arquivo: 'file' })
      return { __typename: 'EnviarAvatarSuccess', usuario: await afterWrite(readPerfil(context)) }
    },
    removerAvatar: async (_, __, context) => {
      await context.upstream.usuarios.removeAvatar(requireSessao(context).usuario)
      return { __typename: 'RemoverAvatarSuccess', usuario: await afterWrite(readPerfil(context)) }
    },
  },
}

/** The viewer's session. Throws UNAUTHENTICATED without one. */
export function requireSessao({ sessao }: Context): Sessao {
  if (sessao) return sessao
  throw toError('UNAUTHENTICATED')
}

/** Whether a role is one of the administration: by itself it gives no place on the board. */
export const isOfAdministracao = (papel: PapelDaConta): boolean => papel !== 'ESTUDANTE' && papel !== 'PROFESSOR'

/** Whether the account is also a student's or a professor's: an administrator alone gets neither messages nor notifications. */
export const isOnBoard = ({ papeis }: Sessao): boolean => !papeis.every(isOfAdministracao)

/** The viewer's profile from the upstream. Throws NOT_FOUND if the account is gone. */
export async function readPerfil(context: Context): Promise<Usuario> {
  const usuario = await context.upstream.usuarios.get(requireSessao(context).usuario)
  if (usuario) return usuario
  throw toError('NOT_FOUND')
}
