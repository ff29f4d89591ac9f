import { type FormEvent, useState } from 'react'
import { useRefusal } from '../../relay/useRefusal.ts'
import { type EmSelecao, type Etapa, isDecisao, maximoDaPalavra, maximoDeCandidatos } from '../etapa.ts'
import type { Movimento } from './useSendMovimento.ts'
import type { Resultado } from './useMover.ts'
import { usePalavra } from './usePalavra.ts'
import { countCharacters } from '../../ui/characters.ts'

export type Pergunta = {
  /** As shown when the dialog opened. */
  candidatos: readonly EmSelecao[]
  /** The preselected etapa. */
  inicial: Etapa | null
}

type Options = Pergunta & {
  /** Global id. */
  vaga: string
  onMovido: () => void
  onMover: Mover
}

/** Resolves null if the move waits. `guardar` keeps the palavra again, if it does not reach everybody. */
export type Mover = (movimento: Movimento, guardar: () => void) => Promise<Resultado | null>

export function useMoverForm({ vaga, candidatos, inicial, onMovido, onMover }: Options) {
  const { esquecer, guardar, ...palavra } = usePalavra(vaga, inicial)
  const { para } = palavra
  const [reter, setReter] = useState(true)
  const [liberar, setLiberar] = useState(false)
  const [busy, setBusy] = useState(false)
  const [submitted, setSubmitted] = useState(false)
  const [refusal, setRefusal] = useRefusal<string>()
  const podeReter = para !== null && isDecisao(para)
  const isTooLong = countCharacters(palavra.palavra.trim()) > maximoDaPalavra
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    setSubmitted(true)
    if (busy || para === null || isTooLong || candidatos.length > maximoDeCandidatos) return
    setBusy(true)
    const retida = reter && podeReter
    const movimento = { candidatos, para, palavra: palavra.palavra, reter: retida, liberar: retida && liberar }
    const resultado = await onMover(movimento, guardar)
    setBusy(false)
    if (resultado && 'refusal' in resultado) return setRefusal(resultado.refusal)
    // Keep the draft for refused candidates, who did not receive the palavra.
    if (resultado === null || resultado.recusadas.length === 0) esquecer()
    onMovido()
  }
  const erros = {
    etapa: submitted && para === null ? 'Escolha a etapa' : undefined,
    palavra: submitted && isTooLong ? `A mensagem tem no máximo ${maximoDaPalavra} caracteres` : undefined,
    refusal,
  }
  return { ...palavra, reter, setReter, liberar, setLiberar, podeReter, busy, erros, onSubmit }
}
