import { useCallback, useRef, useState } from 'react'
import { newChave } from '../relay/chave.ts'
import type { MoverCandidaturasInput } from './__generated__/useMoverMutation.graphql.ts'
import { type EmSelecao, type Etapa, nomeDe } from './etapa.ts'
import { type Resultado, useMover } from './useMover.ts'

export type Movimento = {
  candidatos: readonly EmSelecao[]
  para: Etapa
  /** What they are told with it; blank for nothing. */
  palavra: string
  reter: boolean
}

/** Who was not moved, and why. */
export type Recusada = { nome: string; mensagem: string }

/** Sends moves of candidates of a vaga (global id), and keeps who is on the way and who was refused last. */
export function useEnvio(vaga: string) {
  const mover = useChave(useMover())
  const [emCurso, setEmCurso] = useState<ReadonlySet<string>>(new Set())
  const [recusadas, setRecusadas] = useState<readonly Recusada[]>([])
  const enviar = useCallback(
    async ({ candidatos, para, palavra, reter }: Movimento): Promise<Resultado> => {
      const ids = new Set(candidatos.map(({ id }) => id))
      setEmCurso(before => new Set([...before, ...ids]))
      setRecusadas([])
      const candidaturas = candidatos.map(({ id, versao }) => ({ candidatura: id, versao }))
      const resultado = await mover({ vaga, candidaturas, para, palavra: palavra.trim() || null, reter })
      setEmCurso(before => new Set([...before].filter(id => !ids.has(id))))
      if ('recusadas' in resultado) setRecusadas(toRecusadas(resultado.recusadas, candidatos))
      return resultado
    },
    [mover, vaga],
  )
  const esquecerRecusadas = useCallback(() => setRecusadas([]), [])
  return { enviar, emCurso, recusadas, esquecerRecusadas }
}

const toRecusadas = (recusadas: readonly { id: string; mensagem: string }[], candidatos: readonly EmSelecao[]) =>
  recusadas.flatMap(({ id, mensagem }) => {
    const candidato = candidatos.find(one => one.id === id)
    return candidato ? { nome: nomeDe(candidato), mensagem } : []
  })

/** The same again after a lost answer carries the same key, and moves nobody twice. */
function useChave(mover: ReturnType<typeof useMover>) {
  const last = useRef<{ conteudo: string; chave: string }>(null)
  return useCallback(
    async (input: Omit<MoverCandidaturasInput, 'chave'>) => {
      const conteudo = JSON.stringify(input)
      if (last.current?.conteudo !== conteudo) last.current = { conteudo, chave: newChave() }
      return await mover({ ...input, chave: last.current.chave })
    },
    [mover],
  )
}
