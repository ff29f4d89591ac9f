import { type FormEvent, useState } from 'react'
import { type EmSelecao, type Etapa, isDecisao } from './etapa.ts'
import type { Movimento } from './useEnvio.ts'
import type { Resultado } from './useMover.ts'
import { maximoDaPalavra, usePalavra } from './usePalavra.ts'

/** The most that one request moves. */
export const maximoDeCandidatos = 500

export type Pergunta = {
  /** As their professor saw them when it was asked. */
  candidatos: readonly EmSelecao[]
  /** The stage that is chosen already. */
  inicial: Etapa | null
}

type Given = Pergunta & {
  /** Global id. */
  vaga: string
  onMovido: () => void
  onMover: (movimento: Movimento) => Promise<Resultado>
}

/** What a move asks for, and its sending. */
export function useMoverForm({ vaga, candidatos, inicial, onMovido, onMover }: Given) {
  const { esquecer, ...palavra } = usePalavra(vaga, inicial)
  const { para } = palavra
  const [reter, setReter] = useState(true)
  const [busy, setBusy] = useState(false)
  const [tentou, setTentou] = useState(false)
  const [recusa, setRecusa] = useState<string | null>(null)
  const podeReter = para !== null && isDecisao(para)
  const longa = palavra.palavra.trim().length > maximoDaPalavra
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    setTentou(true)
    if (busy || para === null || longa || candidatos.length > maximoDeCandidatos) return
    setBusy(true)
    const resultado = await onMover({ candidatos, para, palavra: palavra.palavra, reter: reter && podeReter })
    setBusy(false)
    if ('recusa' in resultado) return setRecusa(resultado.recusa)
    // Who was refused did not get the word.
    if (resultado.recusadas.length === 0) esquecer()
    onMovido()
  }
  const erros = {
    etapa: tentou && para === null ? 'Escolha a etapa' : undefined,
    palavra: tentou && longa ? `A mensagem tem no máximo ${maximoDaPalavra} caracteres` : undefined,
    recusa,
  }
  return { ...palavra, reter, setReter, podeReter, busy, erros, onSubmit }
}
