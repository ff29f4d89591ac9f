import type {
  DefinirPerguntasInput,
  EnviarArquivoDaCandidaturaInput,
  PerguntaInput,
  PerguntasAntesInput,
  Resolvers,
} from '../__generated__/resolvers.ts'
import { toEdicaoEmConflito } from '../conflito.ts'
import { toEntradaInvalida } from '../failure.ts'
import type { WireNames } from '../failure.ts'
import { requireId, requireNested, toGlobalId } from '../node.ts'
import { requireAlone, requireReader } from '../rights.ts'

const names: WireNames<DefinirPerguntasInput> = {
  vaga: 'vaga_id',
  perguntas: 'perguntas',
  arquivo: 'arquivo.pedido',
  instrucao: 'arquivo.instrucao',
  antes: 'antes',
}

export const perguntasResolvers: Resolvers = {
  PedidoDaVaga: {
    id: ({ vaga }) => toGlobalId('PedidoDaVaga', vaga),
  },
  Pergunta: {
    id: ({ vagaCodigo, codigo }) => toPerguntaId(vagaCodigo, codigo),
  },
  Resposta: {
    idDaPergunta: ({ vagaCodigo, perguntaCodigo }) => perguntaCodigo && toPerguntaId(vagaCodigo, perguntaCodigo),
  },
  RespostasDaCandidatura: {
    idDaCandidatura: ({ vaga, candidatura }) => toGlobalId('Candidatura', `${vaga}.${candidatura}`),
    arquivo: ({ candidatura, arquivo }) => arquivo && { ...arquivo, caminho: `/arquivos/${candidatura}` },
  },
  Vaga: {
    pedido: (vaga, _, { upstream }) => {
      if (vaga.pedido !== undefined) return vaga.pedido
      requireAlone(vaga)
      return upstream.perguntas.pedido(vaga.codigo)
    },
    respostas: (vaga, _, context) => {
      requireReader('Vaga.respostas', vaga, context)
      return context.upstream.perguntas.daVaga(vaga.codigo)
    },
  },
  Candidatura: {
    respostas: (candidatura, _, context) => {
      requireReader('Candidatura.respostas', candidatura, context)
      const { perguntas } = context.upstream
      return (context.sessao?.papeis.includes('PROFESSOR') ?? false)
        ? perguntas.daCandidatura(candidatura.codigo)
        : perguntas.minhas(candidatura.vagaCodigo)
    },
  },
  Mutation: {
    definirPerguntas: async (_, { input }, { upstream }) => {
      const vaga = requireId('Vaga', input.vaga, 'vaga')
      const antes = input.antes ? toNovoPedido(input.antes, vaga, 'antes.') : null
      const pedido = await upstream.perguntas.definir(vaga, toNovoPedido(input, vaga), antes)
      if ('conflito' in pedido) return toEdicaoEmConflito(pedido, names)
      if ('refused' in pedido) return toEntradaInvalida(pedido, names)
      return { __typename: 'DefinirPerguntasSuccess', pedido }
    },
    enviarArquivoDaCandidatura: async (_, { input: { vaga, arquivo } }, { upstream }) => {
      const sent = await upstream.perguntas.sendArquivo(requireId('Vaga', vaga, 'vaga'), arquivo)
      if ('refused' in sent)
        return toEntradaInvalida<EnviarArquivoDaCandidaturaInput>(sent, { vaga: 'vaga_id', arquivo: 'file' })
      // Without a name the upload counts as missing.
      if (sent instanceof Error) throw sent
      return { __typename: 'EnviarArquivoDaCandidaturaSuccess', ...sent }
    },
  },
}

/** The global id contains the vaga: the question's id alone does not lead to it. */
export function toPerguntaId(vaga: string, codigo: string): string {
  return toGlobalId('Pergunta', `${vaga}.${codigo}`)
}

/** The questions as the upstream's write takes them; `within`: the path of the argument. */
export function toNovoPedido({ perguntas, arquivo, instrucao }: PerguntasAntesInput, vaga: string, within = '') {
  return {
    perguntas: perguntas.map((each, index) => toPergunta(each, `${within}perguntas.${index}.id`, vaga)),
    arquivo,
    instrucao: instrucao?.trim() || null,
  }
}

function toPergunta({ id, texto, tipo, obrigatoria, opcoes }: PerguntaInput, argument: string, vaga: string) {
  const escritas = (opcoes ?? []).map(opcao => opcao.trim())
  return {
    codigo: id ? requireNested('Pergunta', id, argument, vaga) : null,
    texto: texto.trim(),
    tipo,
    obrigatoria,
    opcoes: tipo === 'ESCOLHA' ? escritas : [],
  }
}
