import { useCallback, useRef, useState } from 'react'
import { etapas } from '../candidaturas/etapas.ts'
import { contarCandidatos } from '../minhasVagas/comunicado.ts'
import { newChave } from '../relay/chave.ts'
import { type EmSelecao, type Etapa, nomeDe } from './etapa.ts'
import { useMover } from './useMover.ts'

export type Movimento = {
  candidatos: readonly EmSelecao[]
  para: Etapa
  /** What they are told with it; blank for nothing. */
  palavra: string
  reter: boolean
}

/** Who was not moved, and why. */
export type Recusada = { nome: string; mensagem: string }

type Given = {
  /** Global id. */
  vaga: string
  onAnuncio: (anuncio: string) => void
}

/** Moves candidates of a vaga, and tells what came of it. */
export function useMovimentos({ vaga, onAnuncio }: Given) {
  const enviar = useChave(useMover())
  const [emCurso, setEmCurso] = useState<ReadonlySet<string>>(new Set())
  const [recusadas, setRecusadas] = useState<readonly Recusada[]>([])
  /** What went wrong where none was moved; null where those that could be were. */
  const mover = useCallback(
    async (movimento: Movimento): Promise<{ movidas: readonly string[] } | { recusa: string }> => {
      const { candidatos, para, palavra, reter } = movimento
      const ids = candidatos.map(({ id }) => id)
      setEmCurso(before => new Set([...before, ...ids]))
      setRecusadas([])
      const resultado = await enviar({
        vaga,
        candidaturas: candidatos.map(({ id, versao }) => ({ candidatura: id, versao })),
        para,
        palavra: palavra.trim() || null,
        reter,
      })
      setEmCurso(before => new Set([...before].filter(id => !ids.includes(id))))
      if ('recusa' in resultado) return resultado
      const nomes = new Map(candidatos.map(candidato => [candidato.id, nomeDe(candidato)]))
      const { movidas } = resultado
      setRecusadas(resultado.recusadas.map(({ id, mensagem }) => ({ nome: nomes.get(id) ?? id, mensagem })))
      const [unica] = movidas.length === 1 ? movidas : []
      const quem = unica === undefined ? contarCandidatos(movidas.length) : (nomes.get(unica) ?? unica)
      if (movidas.length > 0) onAnuncio(`${quem}: agora em ${etapas[para].label}${reter ? ', a divulgar' : ''}.`)
      return { movidas }
    },
    [enviar, vaga, onAnuncio],
  )
  const esquecerRecusadas = useCallback(() => setRecusadas([]), [])
  return { mover, emCurso, recusadas, esquecerRecusadas }
}

/** The same again after a lost answer carries the same key, and moves nobody twice. */
function useChave(mover: ReturnType<typeof useMover>) {
  const last = useRef<{ conteudo: string; chave: string }>(null)
  return useCallback(
    async (input: Omit<Parameters<typeof mover>[0], 'chave'>) => {
      const conteudo = JSON.stringify(input)
      if (last.current?.conteudo !== conteudo) last.current = { conteudo, chave: newChave() }
      return await mover({ ...input, chave: last.current.chave })
    },
    [mover],
  )
}
