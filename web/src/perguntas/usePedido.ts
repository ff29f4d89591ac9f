import { useState } from 'react'
import {
  campoDoArquivo,
  type Erros,
  errosDe,
  type Pedido,
  type Respondido,
  semRespostas,
  toInput,
} from './respostas.ts'
import { useRelerPedido } from './useRelerPedido.ts'
import { useRespostas } from './useRespostas.ts'

const nenhum: Erros = {}

/** What is answered to what a vaga asks, and what is wrong with it. */
export function usePedido(vaga: string, pedido: Pedido | null) {
  const { respondido, restauradas, guardar } = useRespostas(vaga)
  const [erros, setErros] = useState(nenhum)
  const reler = useRelerPedido(vaga)
  return {
    respondido,
    restauradas,
    erros,
    responder: (next: Respondido) => {
      guardar(next)
      setErros(nenhum)
    },
    descartar: () => guardar(semRespostas),
    /** What goes along; null where it cannot go like this, and the fields say why. */
    toInput: () => {
      const errados = pedido ? errosDe(pedido, respondido) : nenhum
      setErros(errados)
      if (Object.keys(errados).length > 0) return null
      return pedido ? toInput(pedido, respondido) : {}
    },
    /** The server refused one field: the questions may have changed meanwhile. */
    recusar: (campo: string, mensagem: string) => {
      setErros({ [campo]: mensagem })
      if (campo === campoDoArquivo) guardar({ ...respondido, enviado: null })
      reler()
    },
  }
}
