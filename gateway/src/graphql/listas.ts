import type {
  DesfazerJuncaoInput,
  ImportarListaInput,
  JuntarEntradaInput,
  Resolvers,
  SalvarEntradaInput,
} from './__generated__/resolvers.ts'
import { readWindow, toConnection } from './connection.ts'
import { atField, findInvalid, toEntradaInvalida, toError } from './failure.ts'
import { isCodigo, toGlobalId } from './node.ts'
import { requireSessao } from './usuario.ts'

/** @throws NOT_FOUND for what is no REST id */
function requireCodigos(...codigos: string[]): void {
  if (!codigos.every(isCodigo)) throw toError('NOT_FOUND')
}

/** As the API counts. */
const largest = 500_000

/** The institution's own lists. The API decides who may. */
export const listasResolvers: Resolvers = {
  Administracao: {
    entradas: async (_, { lista, busca, situacao, ...args }, { upstream }) => {
      const window = readWindow(args)
      return toConnection(
        await upstream.listas.entradas(lista, window, { busca, situacao: situacao?.toLowerCase() }),
        window,
      )
    },
    usoDaEntrada: (_, { lista, codigo }, { upstream }) => {
      requireCodigos(codigo)
      return upstream.listas.uso(lista, codigo)
    },
    juncoes: (_, { lista }, { upstream }) => upstream.listas.juncoes(lista),
  },
  EntradaDeLista: {
    id: ({ lista, codigo }) => toGlobalId('EntradaDeLista', `${lista}.${codigo}`),
  },
  Juncao: {
    id: ({ codigo }) => toGlobalId('Juncao', codigo),
  },
  Mutation: {
    salvarEntrada: async (_, { input: { lista, entrada = null, ...mudanca } }, context) => {
      requireSessao(context)
      requireCodigos(...[entrada, mudanca.categoria].flatMap(codigo => codigo ?? []))
      const salva = await context.upstream.listas.salvar(lista, entrada, mudanca)
      if (!('refused' in salva)) return { __typename: 'SalvarEntradaSuccess', entrada: salva }
      return toEntradaInvalida<SalvarEntradaInput>(salva, {
        lista: 'lista',
        entrada: 'id',
        nome: 'nome',
        posicao: 'posicao',
        arquivada: 'arquivado',
        categoria: 'categoria_id',
        cursos: 'cursos',
      })
    },
    importarLista: async (_, { input: { lista, arquivo, aplicar } }, context) => {
      requireSessao(context)
      const grande = findInvalid([['arquivo', arquivo.size <= largest, 'O arquivo deve ter no máximo 500 KB.']])
      if (grande) return grande
      const importacao = await context.upstream.listas.importar(lista, arquivo, aplicar ?? false)
      if (!('refused' in importacao)) return { __typename: 'ImportarListaSuccess', importacao }
      const names = { lista: 'lista', arquivo: 'texto', aplicar: 'aplicar' }
      return toEntradaInvalida<ImportarListaInput>(importacao, names)
    },
    juntarEntrada: async (_, { input: { lista, entrada, em } }, context) => {
      requireSessao(context)
      requireCodigos(entrada, em)
      const juncao = await context.upstream.listas.juntar(lista, entrada, em)
      if (!('refused' in juncao)) return { __typename: 'JuntarEntradaSuccess', juncao }
      return toEntradaInvalida<JuntarEntradaInput>(juncao, { lista: 'lista', entrada: 'id', em: 'em' })
    },
    desfazerJuncao: async (_, { input: { juncao } }, context) => {
      requireSessao(context)
      requireCodigos(juncao)
      const desfeita = await context.upstream.listas.desfazer(juncao)
      if (!('refused' in desfeita)) return { __typename: 'DesfazerJuncaoSuccess', desfeita }
      return toEntradaInvalida<DesfazerJuncaoInput>(atField(desfeita, [404], 'id'), { juncao: 'id' })
    },
  },
}
