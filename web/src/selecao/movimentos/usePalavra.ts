import { useState } from 'react'
import { rascunhoDoUsuario } from '../../sessao/rascunho.ts'
import { type Etapa, todasAsEtapas } from '../etapa.ts'

const isTexto = (stored: unknown): stored is string => typeof stored === 'string'

/**
 * The draft of the palavra to the moved candidates, kept until it is sent. Each etapa has its own draft, so that a palavra
 * meant for some candidates does not reach others. `vaga`: global id.
 */
export function usePalavra(vaga: string, inicial: Etapa | null) {
  const rascunho = (etapa: Etapa | null) => rascunhoDoUsuario(`mover:${vaga}:${etapa ?? ''}`, isTexto)
  const [para, setPara] = useState(inicial)
  const [palavra, setPalavra] = useState(() => rascunho(inicial).read() ?? '')
  const [restaurada, setRestaurada] = useState(palavra !== '')
  const keep = (etapa: Etapa | null, next: string) => {
    if (next) rascunho(etapa).save(next)
    else rascunho(etapa).clear()
  }
  const escrever = (next: string) => {
    setPalavra(next)
    setRestaurada(false)
    keep(para, next)
  }
  /** Moves the typed text to the new etapa; otherwise loads the draft of that etapa. */
  const escolher = (etapa: Etapa) => {
    setPara(etapa)
    if (palavra && !restaurada) {
      keep(para, '')
      keep(etapa, palavra)
      return
    }
    const guardada = rascunho(etapa).read() ?? ''
    setPalavra(guardada)
    setRestaurada(guardada !== '')
  }
  /** The etapas whose draft waits until they are chosen. */
  const guardadas = para === null && !palavra ? todasAsEtapas.filter(etapa => rascunho(etapa).read()) : []
  /** Unless another one was typed meanwhile. */
  const guardar = () => {
    if (palavra && !rascunho(para).read()) keep(para, palavra)
  }
  return { para, escolher, palavra, escrever, restaurada, guardadas, guardar, esquecer: () => keep(para, '') }
}
