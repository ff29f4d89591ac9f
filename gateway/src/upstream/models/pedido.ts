import { Misfit, flag, id, list, nested, object, requiredText, text } from '../wire/fields.ts'
import type { Row } from '../wire/fields.ts'

const tipos = ['TEXTO_CURTO', 'TEXTO_LONGO', 'ESCOLHA', 'NUMERO', 'LINK'] as const
const pedidos = ['NAO', 'OPCIONAL', 'OBRIGATORIO'] as const

export interface Pergunta {
  vagaCodigo: string
  codigo: string
  texto: string
  tipo: (typeof tipos)[number]
  obrigatoria: boolean
  /** Of an ESCOLHA; empty for other kinds. */
  opcoes: string[]
}

/** What a vaga requests from candidates besides the letter; `vaga` is its REST id. */
export interface PedidoDaVaga {
  vaga: string
  perguntas: Pergunta[]
  /** Whether a PDF is requested. */
  arquivo: (typeof pedidos)[number]
  instrucao: string | null
}

/** The new list of a vaga's questions; one without a code is added. */
export interface NovoPedido {
  perguntas: (Omit<Pergunta, 'vagaCodigo' | 'codigo'> & { codigo: string | null })[]
  arquivo: PedidoDaVaga['arquivo']
  instrucao: string | null
}

/** Only single vagas have these fields; lists omit them. */
export function toPedido(row: Row, vaga: string): PedidoDaVaga {
  const arquivo = nested(row, 'arquivo', object)
  return {
    vaga,
    perguntas: list(row, 'perguntas', each => toPergunta(each, vaga)),
    arquivo: arquivo ? oneOf(arquivo, 'pedido', pedidos) : 'NAO',
    instrucao: arquivo && text(arquivo, 'instrucao'),
  }
}

export function toPedidoPayload({ perguntas, arquivo, instrucao }: NovoPedido) {
  return {
    perguntas: perguntas.map(({ codigo, tipo, ...rest }) => ({
      ...rest,
      id: codigo === null ? undefined : Number(codigo),
      tipo: tipo.toLowerCase(),
    })),
    arquivo: { pedido: arquivo.toLowerCase(), instrucao },
  }
}

function toPergunta(body: unknown, vagaCodigo: string): Pergunta {
  const row = object(body)
  return {
    vagaCodigo,
    codigo: id(row, 'id'),
    texto: requiredText(row, 'texto'),
    tipo: oneOf(row, 'tipo', tipos),
    obrigatoria: flag(row, 'obrigatoria') ?? false,
    opcoes: list(row, 'opcoes', toOpcao),
  }
}

function toOpcao(written: unknown): string {
  if (typeof written === 'string') return written
  throw new Misfit('not a text')
}

function oneOf<T extends string>(row: Row, name: string, values: readonly T[]): T {
  const written = requiredText(row, name).toUpperCase()
  const found = values.find(value => value === written)
  if (found) return found
  throw new Misfit('unknown', name)
}
