import { useState } from 'react'
import * as v from 'valibot'
import { newChave } from '../relay/chave.ts'
import { rascunhoDoUsuario } from '../sessao/rascunhoDoUsuario.ts'
import { useEnviarMensagem } from './useEnviarMensagem.ts'

/** Longest message, in characters. */
export const maximoDaMensagem = 5000

const schema = v.object({
  texto: v.string(),
  chave: v.nullable(v.string()),
  /** Why it could not be sent; null where it was not tried. */
  motivo: v.nullable(v.string()),
})

type Rascunho = v.InferOutput<typeof schema>

const vazio: Rascunho = { texto: '', chave: null, motivo: null }

/**
 * The text to one person, kept as a draft until the server has it, and sending it. A message that fails is given back
 * with the key it was sent with (specification §10.8), so that sending it again cannot send it twice.
 */
export function useMensagemForm(com: string, nova: boolean) {
  const [rascunho] = useState(() => rascunhoDoUsuario(`mensagem:${com}`, stored => v.is(schema, stored)))
  const [form, setForm] = useState<Rascunho>(() => rascunho.ler() ?? vazio)
  const [enviar, isSending] = useEnviarMensagem()
  const conteudo = form.texto.trim()
  const podeEnviar = conteudo.length > 0 && conteudo.length <= maximoDaMensagem && !isSending

  const keep = (next: Rascunho) => {
    setForm(next)
    if (next.texto) rascunho.guardar(next)
    else rascunho.esquecer()
  }
  const escrever = (texto: string) => {
    if (!isSending) keep({ texto, chave: null, motivo: null })
  }
  const submit = () => {
    if (!podeEnviar) return
    const sent = { ...form, chave: form.chave ?? newChave(), motivo: null }
    keep(sent)
    // Cleared to the eye alone: what the server does not have yet must outlive a reload.
    setForm(vazio)
    enviar(
      { com, conteudo, chave: sent.chave, nova },
      { onSent: rascunho.esquecer, onFailed: motivo => keep({ ...sent, motivo }) },
    )
  }
  return { ...form, escrever, submit, isSending, podeEnviar }
}
