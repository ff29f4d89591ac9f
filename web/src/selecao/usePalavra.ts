import { useState } from 'react'
import { rascunhoDoUsuario } from '../sessao/rascunhoDoUsuario.ts'
import type { Etapa } from './etapa.ts'

/** Longest word to those who are moved, in characters. */
export const maximoDaPalavra = 1000

const isTexto = (stored: unknown): stored is string => typeof stored === 'string'

/**
 * A word to those who are moved, kept over Escape and a reload until it is sent. By stage: what was meant for some must
 * not reach others. `vaga`: global id.
 */
export function usePalavra(vaga: string, inicial: Etapa | null) {
  const rascunho = (etapa: Etapa | null) => rascunhoDoUsuario(`mover:${vaga}:${etapa ?? ''}`, isTexto)
  const [para, setPara] = useState(inicial)
  const [palavra, setPalavra] = useState(() => rascunho(inicial).ler() ?? '')
  const [restaurada, setRestaurada] = useState(palavra !== '')
  const guardar = (etapa: Etapa | null, next: string) => {
    if (next) rascunho(etapa).guardar(next)
    else rascunho(etapa).esquecer()
  }
  const escrever = (next: string) => {
    setPalavra(next)
    setRestaurada(false)
    guardar(para, next)
  }
  /** What stands goes along; else the stage's own draft comes. */
  const escolher = (etapa: Etapa) => {
    setPara(etapa)
    if (palavra && !restaurada) {
      guardar(para, '')
      guardar(etapa, palavra)
      return
    }
    const guardada = rascunho(etapa).ler() ?? ''
    setPalavra(guardada)
    setRestaurada(guardada !== '')
  }
  return { para, escolher, palavra, escrever, restaurada, esquecer: () => guardar(para, '') }
}
