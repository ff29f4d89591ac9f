import { graphql } from 'react-relay'
import { countCharacters, isBlank } from '../ui/characters.ts'
import type { respostas_pedido$data } from './__generated__/respostas_pedido.graphql.ts'

export const pedidoFragment = graphql`
  fragment respostas_pedido on PedidoDaVaga @throwOnFieldError {
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

export type PedidoDaVaga = respostas_pedido$data
export type Pergunta = PedidoDaVaga['perguntas'][number]

/** An uploaded PDF that no candidatura refers to yet. */
export type Enviado = { arquivo: string; nome: string; tamanho: number }

/** The typed answers, by the id of the pergunta, and the uploaded PDF. */
export type Respondido = { valores: Readonly<Record<string, string>>; enviado: Enviado | null }

/** Errors by the API's field names. */
export type Erros = Readonly<Record<string, string>>

export const semRespostas: Respondido = { valores: {}, enviado: null }

export const campoDaPergunta = (id: string) => `respostas.${id}`
export const campoDoArquivo = 'arquivo'

/** In characters. */
export const maximos: Readonly<Record<string, number>> = { TEXTO_CURTO: 200, TEXTO_LONGO: 2000, NUMERO: 30, LINK: 500 }

function erroDe({ tipo, obrigatoria, opcoes }: Pergunta, valor: string): string | null {
  if (isBlank(valor)) return obrigatoria ? 'Responda a esta pergunta.' : null
  if (tipo === 'ESCOLHA') return opcoes.includes(valor) ? null : 'Escolha uma das opções.'
  if (tipo === 'NUMERO') return /^-?\d{1,15}([.,]\d{1,10})?$/.test(valor) ? null : 'Escreva um número, como 12 ou 7,5.'
  const { [tipo]: maximo = Infinity } = maximos
  if (countCharacters(valor) > maximo) return `A resposta tem no máximo ${maximo} caracteres.`
  if (tipo === 'LINK' && !/^https?:\/\/[^\s/]+/i.test(valor)) return 'O link começa com http:// ou https://.'
  return null
}

const valorDe = ({ valores }: Respondido, id: string) => (valores[id] ?? '').trim()

/** Validates the answers with the server's rules. */
export function errosDe({ perguntas, arquivo }: PedidoDaVaga, respondido: Respondido): Erros {
  const wrong = perguntas.flatMap(pergunta => {
    const erro = erroDe(pergunta, valorDe(respondido, pergunta.id))
    return erro ? [[campoDaPergunta(pergunta.id), erro]] : []
  })
  const semArquivo = arquivo === 'OBRIGATORIO' && !respondido.enviado
  return Object.fromEntries([...wrong, ...(semArquivo ? [[campoDoArquivo, 'Envie o arquivo PDF pedido.']] : [])])
}

/** The hint of the file field: the instrucao and the limits. */
export const dicaDoArquivo = ({ instrucao }: PedidoDaVaga) => `${instrucao ? `${instrucao} ` : ''}Apenas PDF, até 5MB.`

/** The part of the input of candidatarSe. */
export const toInput = ({ perguntas, arquivo }: PedidoDaVaga, respondido: Respondido) => ({
  respostas: perguntas.flatMap(({ id, texto }) => {
    const valor = valorDe(respondido, id)
    return valor ? [{ pergunta: id, texto, valor }] : []
  }),
  arquivo: arquivo === 'NAO' ? null : (respondido.enviado?.arquivo ?? null),
})
