import type {
  DefinirPerguntasInput,
  EnviarArquivoDaCandidaturaInput,
  PerguntaInput,
  Resolvers,
} from './__generated__/resolvers.ts'
import { toEntradaInvalida } from './failure.ts'
import type { WireNames } from './failure.ts'
import { requireCandidatura, requireCodigo, toGlobalId } from './node.ts'

const names: WireNames<DefinirPerguntasInput> = {
  vaga: 'vaga_id',
  perguntas: 'perguntas',
  arquivo: 'arquivo.pedido',
  instrucao: 'arquivo.instrucao',
}

export const perguntasResolvers: Resolvers = {
  PedidoDaVaga: {
    id: ({ vaga }) => toGlobalId('PedidoDaVaga', vaga),
  },
  RespostasDaCandidatura: {
    candidatura: ({ vaga, candidatura }) => toGlobalId('Candidatura', `${vaga}.${candidatura}`),
    arquivo: ({ candidatura, arquivo }) => arquivo && { ...arquivo, caminho: `/arquivos/${candidatura}` },
  },
  Viewer: {
    pedidoDaVaga: (_, { vaga }, { upstream }) => upstream.perguntas.pedido(requireCodigo('Vaga', vaga)),
    respostasDaCandidatura: (_, { candidatura }, { upstream }) =>
      upstream.perguntas.daCandidatura(requireCandidatura(candidatura).codigo),
    minhasRespostas: (_, { vaga }, { upstream }) => upstream.perguntas.minhas(requireCodigo('Vaga', vaga)),
    respostasDaVaga: (_, { vaga }, { upstream }) => upstream.perguntas.daVaga(requireCodigo('Vaga', vaga)),
  },
  Mutation: {
    definirPerguntas: async (_, { input }, { upstream }) => {
      const pedido = await upstream.perguntas.definir(requireCodigo('Vaga', input.vaga), toNovoPedido(input))
      if ('refused' in pedido) return toEntradaInvalida(pedido, names)
      return { __typename: 'DefinirPerguntasSuccess', pedido }
    },
    enviarArquivoDaCandidatura: async (_, { input: { vaga, arquivo } }, { upstream }) => {
      const sent = await upstream.perguntas.sendArquivo(requireCodigo('Vaga', vaga), arquivo)
      if ('refused' in sent)
        return toEntradaInvalida<EnviarArquivoDaCandidaturaInput>(sent, { vaga: 'vaga_id', arquivo: 'file' })
      // Without a name the upload counts as missing.
      if (sent instanceof Error) throw sent
      return { __typename: 'EnviarArquivoDaCandidaturaSuccess', ...sent }
    },
  },
}

function toNovoPedido({ perguntas, arquivo, instrucao }: DefinirPerguntasInput) {
  return { perguntas: perguntas.map(toPergunta), arquivo, instrucao: instrucao?.trim() || null }
}

function toPergunta({ codigo, texto, tipo, obrigatoria, opcoes }: PerguntaInput) {
  const escritas = (opcoes ?? []).map(opcao => opcao.trim())
  return {
    codigo: codigo && /^\d{1,9}$/.test(codigo) ? codigo : null,
    texto: texto.trim(),
    tipo,
    obrigatoria,
    opcoes: tipo === 'ESCOLHA' ? escritas : [],
  }
}
