import { graphql } from 'react-relay'
import type { perguntasForm_pedido$data } from './__generated__/perguntasForm_pedido.graphql.ts'
import type {
  PerguntaInput,
  PerguntasAntesInput,
  TipoDePergunta,
} from './__generated__/useDefinirPerguntasMutation.graphql.ts'

export const maximoDePerguntas = 5

export const pedidoFragment = graphql`
  fragment perguntasForm_pedido on PedidoDaVaga @throwOnFieldError {
    arquivo
    instrucao
    perguntas {
      id
      texto
      tipo
      obrigatoria
      opcoes
    }
  }
`

/** The opcoes are one text, one per line. */
export type PerguntaFormValues = {
  /** React's key, unique within the form. */
  key: number
  /** Null for a new one. */
  id: string | null
  texto: string
  tipo: TipoDePergunta
  obrigatoria: boolean
  opcoes: string
}

export type PerguntasFormValues = {
  perguntas: PerguntaFormValues[]
  arquivo: PerguntasAntesInput['arquivo']
  instrucao: string
}

export const tipos: Record<TipoDePergunta, string> = {
  TEXTO_CURTO: 'Texto curto',
  TEXTO_LONGO: 'Texto longo',
  ESCOLHA: 'Uma das opções',
  NUMERO: 'Número',
  LINK: 'Link',
}

export const isTipo = (value: string): value is TipoDePergunta => Object.hasOwn(tipos, value)

export const pedidosDeArquivo: Record<PerguntasFormValues['arquivo'], string> = {
  NAO: 'Não pedir arquivo',
  OPCIONAL: 'PDF opcional',
  OBRIGATORIO: 'PDF obrigatório',
}

export const isPedidoDeArquivo = (value: string): value is PerguntasFormValues['arquivo'] =>
  Object.hasOwn(pedidosDeArquivo, value)

export const toFormValues = ({ perguntas, arquivo, instrucao }: perguntasForm_pedido$data): PerguntasFormValues => ({
  perguntas: perguntas.flatMap(({ id, texto, tipo, obrigatoria, opcoes }, key) =>
    isTipo(tipo) ? [{ key, id, texto, tipo, obrigatoria, opcoes: opcoes.join('\n') }] : [],
  ),
  arquivo: isPedidoDeArquivo(arquivo) ? arquivo : 'NAO',
  instrucao: instrucao ?? '',
})

export const semPedido: PerguntasFormValues = { perguntas: [], arquivo: 'NAO', instrucao: '' }

/** Whether a stored value is of this form. */
export function isFormValues(stored: unknown): stored is PerguntasFormValues {
  if (typeof stored !== 'object' || stored === null) return false
  const { perguntas, arquivo, instrucao } = stored as Partial<PerguntasFormValues>
  const isPergunta = ({ id, texto, tipo, opcoes }: PerguntaFormValues) =>
    id !== undefined && typeof texto === 'string' && typeof opcoes === 'string' && isTipo(tipo)
  return (
    Array.isArray(perguntas) &&
    perguntas.every(isPergunta) &&
    typeof instrucao === 'string' &&
    isPedidoDeArquivo(String(arquivo))
  )
}

/** Parses a stored draft; null if it is invalid. */
export function readFormValues(kept: string): PerguntasFormValues | null {
  try {
    const read: unknown = JSON.parse(kept)
    return isFormValues(read) ? read : null
  } catch {
    return null
  }
}

export const blankPergunta = (perguntas: readonly PerguntaFormValues[]): PerguntaFormValues => ({
  key: Math.max(-1, ...perguntas.map(({ key }) => key)) + 1,
  id: null,
  texto: '',
  tipo: 'TEXTO_CURTO',
  obrigatoria: false,
  opcoes: '',
})

/** Moves one pergunta up or down. */
export function move(perguntas: readonly PerguntaFormValues[], from: number, by: -1 | 1): PerguntaFormValues[] {
  const moved = [...perguntas]
  moved.splice(from + by, 0, ...moved.splice(from, 1))
  return moved
}

const linesOf = (opcoes: string) =>
  opcoes
    .split('\n')
    .map(each => each.trim())
    .filter(Boolean)

/** Returns the errors by the server's field names. */
export function validate({ perguntas, instrucao }: PerguntasFormValues): Record<string, string> {
  const wrong = perguntas.flatMap(({ texto, tipo, opcoes }, index) => {
    const [written, { length }] = [linesOf(opcoes), texto.trim()]
    const erros: [string, string][] = []
    if (length < 3 || length > 300) erros.push([`perguntas.${index}.texto`, 'A pergunta tem de 3 a 300 caracteres.'])
    if (tipo === 'ESCOLHA') {
      const erro = erroDasOpcoes(written)
      if (erro) erros.push([`perguntas.${index}.opcoes`, erro])
    }
    return erros
  })
  if (instrucao.trim().length > 200) wrong.push(['instrucao', 'A instrução tem no máximo 200 caracteres.'])
  return Object.fromEntries(wrong)
}

function erroDasOpcoes(opcoes: string[]): string | null {
  if (opcoes.length < 2 || opcoes.length > 10) return 'Escreva de 2 a 10 opções, uma por linha.'
  if (opcoes.some(({ length }) => length > 80)) return 'Cada opção tem no máximo 80 caracteres.'
  return new Set(opcoes).size < opcoes.length ? 'Há duas opções iguais.' : null
}

export const toInput = ({ perguntas, arquivo, instrucao }: PerguntasFormValues): Required<PerguntasAntesInput> => ({
  arquivo,
  instrucao: instrucao.trim() || null,
  perguntas: perguntas.map(toPerguntaInput),
})

const toPerguntaInput = ({ id, texto, tipo, obrigatoria, opcoes }: PerguntaFormValues): Required<PerguntaInput> => ({
  id,
  texto: texto.trim(),
  tipo,
  obrigatoria,
  opcoes: tipo === 'ESCOLHA' ? linesOf(opcoes) : [],
})

/** Says which candidates are notified when `agora` is saved over `antes`: those who then owe an answer or the PDF. */
export function avisoAoSalvar(antes: PerguntasFormValues, agora: PerguntasFormValues, aguardam: number): string | null {
  const eram = new Map(antes.perguntas.map(({ id, obrigatoria }) => [id, obrigatoria]))
  const devidas = agora.perguntas.filter(({ id, obrigatoria }) => obrigatoria && !eram.get(id))
  const devePdf = agora.arquivo === 'OBRIGATORIO' && antes.arquivo !== 'OBRIGATORIO'
  if (aguardam === 0 || (devidas.length === 0 && !devePdf)) return null
  const isDeTodos = devidas.some(({ id }) => id === null) || (devePdf && antes.arquivo === 'NAO')
  if (!isDeTodos) return 'Quem já se candidatou e ainda não respondeu será avisado.'
  return aguardam === 1
    ? '1 candidato já se candidatou e será avisado.'
    : `${aguardam} candidatos já se candidataram e serão avisados.`
}
