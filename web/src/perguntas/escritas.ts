import { graphql } from 'react-relay'
import type { escritas_pedido$data } from './__generated__/escritas_pedido.graphql.ts'
import type { DefinirPerguntasInput, TipoDePergunta } from './__generated__/useDefinirPerguntasMutation.graphql.ts'

export const maximoDePerguntas = 5

/** What the form begins with. */
export const pedidoFragment = graphql`
  fragment escritas_pedido on PedidoDaVaga @throwOnFieldError {
    arquivo
    instrucao
    perguntas {
      codigo
      texto
      tipo
      obrigatoria
      opcoes
    }
  }
`

/** A question as it is being written; its options are lines. */
export type Escrita = {
  /** Of this form alone. */
  chave: number
  codigo: string | null
  texto: string
  tipo: TipoDePergunta
  obrigatoria: boolean
  opcoes: string
}

export type Escrito = { perguntas: Escrita[]; arquivo: DefinirPerguntasInput['arquivo']; instrucao: string }

export const tipos: Record<TipoDePergunta, string> = {
  TEXTO_CURTO: 'Texto curto',
  TEXTO_LONGO: 'Texto longo',
  ESCOLHA: 'Uma das opções',
  NUMERO: 'Número',
  LINK: 'Link',
}

export const isTipo = (value: string): value is TipoDePergunta => Object.hasOwn(tipos, value)

export const pedidosDeArquivo: Record<Escrito['arquivo'], string> = {
  NAO: 'Não pedir arquivo',
  OPCIONAL: 'PDF opcional',
  OBRIGATORIO: 'PDF obrigatório',
}

export const isPedidoDeArquivo = (value: string): value is Escrito['arquivo'] => Object.hasOwn(pedidosDeArquivo, value)

export const toEscrito = ({ perguntas, arquivo, instrucao }: escritas_pedido$data): Escrito => ({
  perguntas: perguntas.flatMap(({ codigo, texto, tipo, obrigatoria, opcoes }, chave) =>
    isTipo(tipo) ? [{ chave, codigo, texto, tipo, obrigatoria, opcoes: opcoes.join('\n') }] : [],
  ),
  arquivo: isPedidoDeArquivo(arquivo) ? arquivo : 'NAO',
  instrucao: instrucao ?? '',
})

/** What was kept of the form; null for what is none. */
export function lerEscrito(kept: string): Escrito | null {
  try {
    const read = JSON.parse(kept) as Escrito
    return Array.isArray(read.perguntas) && isPedidoDeArquivo(read.arquivo) ? read : null
  } catch {
    return null
  }
}

export const emBranco = (perguntas: readonly Escrita[]): Escrita => ({
  chave: Math.max(-1, ...perguntas.map(({ chave }) => chave)) + 1,
  codigo: null,
  texto: '',
  tipo: 'TEXTO_CURTO',
  obrigatoria: false,
  opcoes: '',
})

/** The same questions with one of them a place further up or down. */
export function mover(perguntas: readonly Escrita[], from: number, by: -1 | 1): Escrita[] {
  const moved = [...perguntas]
  moved.splice(from + by, 0, ...moved.splice(from, 1))
  return moved
}

const linhas = (opcoes: string) =>
  opcoes
    .split('\n')
    .map(each => each.trim())
    .filter(Boolean)

/** What is wrong, by the name that the server has for the field. */
export function conferir({ perguntas, instrucao }: Escrito): Record<string, string> {
  const erradas = perguntas.flatMap(({ texto, tipo, opcoes }, index) => {
    const [escritas, { length }] = [linhas(opcoes), texto.trim()]
    const erros: [string, string][] = []
    if (length < 3 || length > 300) erros.push([`perguntas.${index}.texto`, 'A pergunta tem de 3 a 300 caracteres.'])
    if (tipo === 'ESCOLHA') {
      const erro = erroDasOpcoes(escritas)
      if (erro) erros.push([`perguntas.${index}.opcoes`, erro])
    }
    return erros
  })
  if (instrucao.trim().length > 200) erradas.push(['instrucao', 'A instrução tem no máximo 200 caracteres.'])
  return Object.fromEntries(erradas)
}

function erroDasOpcoes(opcoes: string[]): string | null {
  if (opcoes.length < 2 || opcoes.length > 10) return 'Escreva de 2 a 10 opções, uma por linha.'
  if (opcoes.some(({ length }) => length > 80)) return 'Cada opção tem no máximo 80 caracteres.'
  return new Set(opcoes).size < opcoes.length ? 'Há duas opções iguais.' : null
}

export const toInput = (vaga: string, { perguntas, arquivo, instrucao }: Escrito): DefinirPerguntasInput => ({
  vaga,
  arquivo,
  instrucao: instrucao.trim() || null,
  perguntas: perguntas.map(({ codigo, texto, tipo, obrigatoria, opcoes }) => ({
    codigo,
    texto: texto.trim(),
    tipo,
    obrigatoria,
    opcoes: tipo === 'ESCOLHA' ? linhas(opcoes) : [],
  })),
})
