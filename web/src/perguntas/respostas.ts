import { graphql } from 'react-relay'
import type { respostas_pedido$data } from './__generated__/respostas_pedido.graphql.ts'

/** What the form of applying needs. */
export const pedidoFragment = graphql`
  fragment respostas_pedido on PedidoDaVaga @throwOnFieldError {
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

export type Pedido = respostas_pedido$data
export type Pergunta = Pedido['perguntas'][number]

/** A PDF that was sent and is still to be used. */
export type Enviado = { arquivo: string; nome: string; tamanho: number }

/** What was typed and sent, by the code of the question. */
export type Respondido = { valores: Readonly<Record<string, string>>; enviado: Enviado | null }

/** What is wrong, by the name that the API has for the field. */
export type Erros = Readonly<Record<string, string>>

export const semRespostas: Respondido = { valores: {}, enviado: null }

export const campoDaPergunta = (codigo: string) => `respostas.${codigo}`
export const campoDoArquivo = 'arquivo'

/** Longest answers, in characters. */
export const maximos: Readonly<Record<string, number>> = { TEXTO_CURTO: 200, TEXTO_LONGO: 2000, NUMERO: 30, LINK: 500 }

function erroDe({ tipo, obrigatoria, opcoes }: Pergunta, valor: string): string | null {
  if (valor === '') return obrigatoria ? 'Responda a esta pergunta.' : null
  if (tipo === 'ESCOLHA') return opcoes.includes(valor) ? null : 'Escolha uma das opções.'
  if (tipo === 'NUMERO') return /^-?\d{1,15}([.,]\d{1,10})?$/.test(valor) ? null : 'Escreva um número, como 12 ou 7,5.'
  const { [tipo]: maximo = Infinity } = maximos
  if (valor.length > maximo) return `A resposta tem no máximo ${maximo} caracteres.`
  if (tipo === 'LINK' && !/^https?:\/\/[^\s/]+/i.test(valor)) return 'O link começa com http:// ou https://.'
  return null
}

const valorDe = ({ valores }: Respondido, codigo: string) => (valores[codigo] ?? '').trim()

/** Why what was answered cannot be sent, as the server would say. */
export function errosDe({ perguntas, arquivo }: Pedido, respondido: Respondido): Erros {
  const erradas = perguntas.flatMap(pergunta => {
    const erro = erroDe(pergunta, valorDe(respondido, pergunta.codigo))
    return erro ? [[campoDaPergunta(pergunta.codigo), erro]] : []
  })
  const semArquivo = arquivo === 'OBRIGATORIO' && !respondido.enviado
  return Object.fromEntries([...erradas, ...(semArquivo ? [[campoDoArquivo, 'Envie o arquivo PDF pedido.']] : [])])
}

/** What should be in the PDF, and what it may be. */
export const dicaDoArquivo = ({ instrucao }: Pedido) => `${instrucao ? `${instrucao} ` : ''}Apenas PDF, até 5MB.`

/** What goes along with the application. */
export const toInput = ({ perguntas, arquivo }: Pedido, respondido: Respondido) => ({
  respostas: perguntas.flatMap(({ codigo, texto }) => {
    const valor = valorDe(respondido, codigo)
    return valor ? [{ pergunta: codigo, texto, valor }] : []
  }),
  arquivo: arquivo === 'NAO' ? null : (respondido.enviado?.arquivo ?? null),
})
