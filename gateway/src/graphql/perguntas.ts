import type {
  DefinirPerguntasInput,
  EnviarArquivoDaCandidaturaInput,
  PerguntaInput,
  Resolvers,
} from './__generated__/resolvers.ts'
import { findInvalid, toEntradaInvalida } from './failure.ts'
import type { WireNames } from './failure.ts'
import { requireCandidatura, requireCodigo, toGlobalId } from './node.ts'

const mostPerguntas = 5
const longestPergunta = 300
const [fewestOpcoes, mostOpcoes, longestOpcao] = [2, 10, 80]
const longestInstrucao = 200
const largestPdf = 5 * 1024 * 1024

const names: WireNames<DefinirPerguntasInput> = {
  vaga: 'vaga_id',
  perguntas: 'perguntas',
  arquivo: 'arquivo',
  instrucao: 'instrucao',
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
      const novo = toNovoPedido(input)
      const invalid = findInvalid([
        ['perguntas', novo.perguntas.length <= mostPerguntas, `São no máximo ${mostPerguntas} perguntas`],
        ...novo.perguntas.flatMap(checkPergunta),
        ['instrucao', (novo.instrucao?.length ?? 0) <= longestInstrucao, `No máximo ${longestInstrucao} caracteres`],
      ])
      if (invalid) return invalid
      const pedido = await upstream.perguntas.definir(requireCodigo('Vaga', input.vaga), novo)
      if ('refused' in pedido) return toEntradaInvalida(pedido, names)
      return { __typename: 'DefinirPerguntasSuccess', pedido }
    },
    enviarArquivoDaCandidatura: async (_, { input: { vaga, arquivo } }, { upstream }) => {
      const invalid = findInvalid([
        ['arquivo', arquivo.type === 'application/pdf', 'Por favor, selecione apenas arquivos PDF.'],
        ['arquivo', arquivo.size <= largestPdf, 'O arquivo deve ter no máximo 5MB.'],
      ])
      if (invalid) return invalid
      const sent = await upstream.perguntas.sendArquivo(requireCodigo('Vaga', vaga), arquivo)
      if ('refused' in sent)
        return toEntradaInvalida<EnviarArquivoDaCandidaturaInput>(sent, { vaga: 'vaga_id', arquivo: 'file' })
      // Without a name the upload counts as missing.
      if (sent instanceof Error) throw sent
      return { __typename: 'EnviarArquivoDaCandidaturaSuccess', ...sent }
    },
  },
}

type Checks = Parameters<typeof findInvalid>[0]
type Escrita = ReturnType<typeof toPergunta>

/** Each answer is a field, named by its index. */
function checkPergunta({ texto, tipo, opcoes }: Escrita, index: number): Checks {
  const count = opcoes.length >= fewestOpcoes && opcoes.length <= mostOpcoes
  const fit = opcoes.every(({ length }) => length >= 1 && length <= longestOpcao)
  const campo = `perguntas.${index}`
  return [
    [`${campo}.texto`, texto.length >= 3 && texto.length <= longestPergunta, 'A pergunta tem de 3 a 300 caracteres'],
    [`${campo}.opcoes`, tipo !== 'ESCOLHA' || count, 'Escreva de 2 a 10 opções'],
    [`${campo}.opcoes`, fit, 'Cada opção tem de 1 a 80 caracteres'],
    [`${campo}.opcoes`, new Set(opcoes).size === opcoes.length, 'Há duas opções iguais'],
  ]
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
