import { useCallback, useRef, useState } from 'react'
import { newIdempotencyKey } from '../../relay/idempotencyKey.ts'
import { blankIsNull } from '../../ui/characters.ts'
import type { MoverCandidaturasInput } from './__generated__/useMoverMutation.graphql.ts'
import { type EmSelecao, type Etapa, nomeDe } from '../etapa.ts'
import { type Resultado, useMover } from './useMover.ts'

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

/** Sends moves of candidates of a vaga (global id). Tracks the moves in flight and the last refused candidates. */
export function useSendMovimento(vaga: string) {
  const mover = useIdempotentMover(useMover())
  const [inFlight, setInFlight] = useState<ReadonlySet<string>>(new Set())
  const [recusadas, setRecusadas] = useState<readonly Recusada[]>([])
  const enviar = useCallback(
    async ({ candidatos, para, palavra, reter, liberar = false }: Movimento): Promise<Resultado> => {
      const ids = new Set(candidatos.map(({ id }) => id))
      setInFlight(before => new Set([...before, ...ids]))
      setRecusadas([])
      const candidaturas = candidatos.map(({ id, versao }) => ({ candidatura: id, versao }))
      const resultado = await mover({
        vaga,
        candidaturas,
        para,
        palavra: blankIsNull(palavra),
        reter,
        ...(liberar && { liberar }),
      })
      setInFlight(before => new Set([...before].filter(id => !ids.has(id))))
      if ('recusadas' in resultado) setRecusadas(toRecusadas(resultado.recusadas, candidatos))
      return resultado
    },
    [mover, vaga],
  )
  const dismissRecusadas = useCallback(() => setRecusadas([]), [])
  return { enviar, inFlight, recusadas, dismissRecusadas }
}

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
