import { useState } from 'react'
import * as v from 'valibot'
import { newIdempotencyKey } from '../../relay/idempotencyKey.ts'
import { rascunhoDoUsuario } from '../../sessao/rascunho.ts'
import { countCharacters, isBlank } from '../../ui/characters.ts'
import { type Envio, useEnviarMensagem } from './useEnviarMensagem.ts'

/** Longest message, in characters. */
export const maximoDaMensagem = 5000

const schema = v.object({
  texto: v.string(),
  chave: v.nullable(v.string()),
  /** The reason of a failed attempt, in Portuguese; null without one. */
  motivo: v.nullable(v.string()),
})

type Rascunho = v.InferOutput<typeof schema>

const vazio: Rascunho = { texto: '', chave: null, motivo: null }

/**
 * The form of a message to one person. The text is a draft until the server has it. A failed message returns to the form
 * with its idempotency key (specification §10.8), so that a retry cannot send it twice.
 */
export function useMensagemForm({ com, para, nova }: Pick<Envio, 'com' | 'para' | 'nova'>) {
  const [rascunho] = useState(() => rascunhoDoUsuario(`mensagem:${com}`, stored => v.is(schema, stored)))
  const [form, setForm] = useState<Rascunho>(() => rascunho.read() ?? vazio)
  const [enviar, isSending] = useEnviarMensagem()
  const conteudo = form.texto.trim()
  const podeEnviar = !isBlank(conteudo) && countCharacters(conteudo) <= maximoDaMensagem && !isSending

  const keep = (next: Rascunho) => {
    setForm(next)
    if (next.texto) rascunho.save(next)
    else rascunho.clear()
  }
  const escrever = (texto: string) => {
    if (!isSending) keep({ texto, chave: null, motivo: null })
  }
  const submit = () => {
    if (!podeEnviar) return
    const sent = { ...form, chave: form.chave ?? newIdempotencyKey(), motivo: null }
    keep(sent)
    // Clears the form, not the draft: the text must survive a reload until the server has it.
    setForm(vazio)
    enviar(
      { com, para, conteudo, chave: sent.chave, nova },
      { onSent: rascunho.clear, onFailed: motivo => keep({ ...sent, motivo }) },
    )
  }
  return { ...form, escrever, submit, isSending, podeEnviar }
}
