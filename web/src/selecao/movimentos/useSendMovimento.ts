import { useCallback, useEffect, useRef, useState } from 'react'
import { newIdempotencyKey } from '../../relay/idempotencyKey.ts'
import { blankIsNull } from '../../ui/characters.ts'
import { etapas } from '../../candidaturas/candidatura/etapas.ts'
import { toastError } from '../../ui/overlay/toast.ts'
import { countOfCandidatos } from '../comunicado/comunicado.ts'
import { useAdiar } from '../emMassa/useAdiar.ts'
import type { MoverCandidaturasInput } from './__generated__/useMoverMutation.graphql.ts'
import { type EmSelecao, type Etapa, nomeDe } from '../etapa.ts'
import { type Resultado, showMovidas, useMover } from './useMover.ts'

export type Movimento = {
  candidatos: readonly EmSelecao[]
  para: Etapa
  /** Empty for none. */
  palavra: string
  reter: boolean
  /** With `reter`: the interviews that are to come are cancelled now. */
  liberar?: boolean
}

/** A candidate that was not moved, and why. */
export type Recusada = { nome: string; mensagem: string }

type Volta = {
  /** It was undone, or nobody was moved. */
  onDesfeito: () => void
  /** The palavra did not reach everybody. */
  onSemPalavra: () => void
}

/**
 * Sends moves of candidates of a vaga (global id), at once or after the time to undo. Tracks the moves that wait or are in
 * flight, and the last refused candidates.
 */
export function useSendMovimento(vaga: string) {
  const mover = useIdempotentMover(useMover())
  const [inFlight, setInFlight] = useState<ReadonlySet<string>>(new Set())
  const { recusadas, report, dismissRecusadas } = useRecusadas()
  const hold = useCallback((ids: readonly string[]) => setInFlight(before => new Set([...before, ...ids])), [])
  const release = useCallback(
    (ids: readonly string[]) => setInFlight(before => new Set([...before].filter(id => !ids.includes(id)))),
    [],
  )
  const enviar = useCallback(
    async (movimento: Movimento): Promise<Resultado> => {
      const { candidatos, para, palavra, reter, liberar = false } = movimento
      hold(idsOf(movimento))
      dismissRecusadas()
      const candidaturas = toCandidaturas(movimento)
      const escrita = { palavra: blankIsNull(palavra), reter, ...(liberar && { liberar }) }
      const resultado = await mover({ vaga, candidaturas, para, ...escrita })
      release(idsOf(movimento))
      if ('recusadas' in resultado) report(toRecusadas(resultado.recusadas, candidatos))
      return resultado
    },
    [mover, vaga, hold, release, report, dismissRecusadas],
  )
  const adiar = useAdiarMovimento(enviar, { hold, release })
  return { enviar, adiar, inFlight, recusadas, dismissRecusadas }
}

const idsOf = ({ candidatos }: Movimento) => candidatos.map(({ id }) => id)

const toCandidaturas = ({ candidatos }: Movimento) => candidatos.map(({ id, versao }) => ({ candidatura: id, versao }))

type Presos = Record<'hold' | 'release', (ids: readonly string[]) => void>

/** Shows a move at once and sends it after the time to undo. Until then the candidates cannot be moved again. */
function useAdiarMovimento(enviar: (movimento: Movimento) => Promise<Resultado>, { hold, release }: Presos) {
  const adiar = useAdiar()
  return useCallback(
    (movimento: Movimento, { onDesfeito, onSemPalavra }: Volta) => {
      const { candidatos, para, reter } = movimento
      const ids = idsOf(movimento)
      hold(ids)
      adiar({
        titulo: `${countOfCandidatos(candidatos.length)} movidos`,
        mensagem: `Agora em ${etapas[para].label}${reter ? ', a divulgar.' : '. Serão avisados em 10 s.'}`,
        mostrar: store => showMovidas(store, { candidaturas: toCandidaturas(movimento), para, reter }),
        enviar: async () => {
          const resultado = await enviar(movimento)
          const isRefused = 'refusal' in resultado
          if (isRefused) {
            toastError('Erro ao mover', resultado.refusal)
            onDesfeito()
          }
          if (isRefused || resultado.recusadas.length > 0) onSemPalavra()
        },
        onDesfeita: () => {
          release(ids)
          onDesfeito()
          onSemPalavra()
        },
      })
    },
    [adiar, enviar, hold, release],
  )
}

/** The candidates that were not moved: on the page, or in a toast if it was left meanwhile. */
function useRecusadas() {
  const [recusadas, setRecusadas] = useState<readonly Recusada[]>([])
  const left = useRef(false)
  useEffect(() => {
    left.current = false
    return () => {
      left.current = true
    }
  }, [])
  const report = useCallback((novas: readonly Recusada[]) => {
    setRecusadas(novas)
    if (left.current && novas.length > 0) toastError(toTituloDasRecusadas(novas.length), toMotivos(novas).join(' '))
  }, [])
  const dismissRecusadas = useCallback(() => setRecusadas([]), [])
  return { recusadas, report, dismissRecusadas }
}

export const toTituloDasRecusadas = (total: number): string =>
  total === 1 ? '1 candidato não foi movido' : `${total} candidatos não foram movidos`

const list = new Intl.ListFormat('pt-BR')

/** One sentence for each reason, with the candidates. */
export const toMotivos = (recusadas: readonly Recusada[]): string[] =>
  [...new Set(recusadas.map(({ mensagem }) => mensagem))].map(
    motivo => `${list.format(recusadas.flatMap(({ nome, mensagem }) => (mensagem === motivo ? nome : [])))}: ${motivo}`,
  )

const toRecusadas = (recusadas: readonly { id: string; mensagem: string }[], candidatos: readonly EmSelecao[]) =>
  recusadas.flatMap(({ id, mensagem }) => {
    const candidato = candidatos.find(one => one.id === id)
    return candidato ? { nome: nomeDe(candidato), mensagem } : []
  })

/** Repeats the idempotency key for the same input, so that a retry after a lost response moves nobody twice. */
function useIdempotentMover(mover: ReturnType<typeof useMover>) {
  const last = useRef<{ conteudo: string; chave: string }>(null)
  return useCallback(
    async (input: Omit<MoverCandidaturasInput, 'chave'>) => {
      const conteudo = JSON.stringify(input)
      if (last.current?.conteudo !== conteudo) last.current = { conteudo, chave: newIdempotencyKey() }
      return await mover({ ...input, chave: last.current.chave })
    },
    [mover],
  )
}
