import { useEffect, useEffectEvent } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { useLocation } from 'react-router-dom'
import { namesRoles } from '../../sessao/namesRoles.ts'
import { readSessao } from '../../sessao/sessao.ts'
import type { Passo } from './contarPasso.ts'

/**
 * Counts that a student opened the page of an open vaga (its id, null for another), and returns a function that counts that they began to apply. Nobody waits
 * for it: its code loads after the page is on screen.
 */
export function usePassos(vaga: string | null): () => void {
  const environment = useRelayEnvironment()
  const { search, state } = useLocation()
  const contar = (passo: Passo['passo']) => {
    if (!vaga || !namesRoles() || !readSessao()?.ehAluno) return
    const de: unknown = state?.de
    void import('./contarPasso.ts').then(
      ({ contarPasso }) => contarPasso(environment, { vaga, passo, search, de }),
      () => {},
    )
  }
  const visitar = useEffectEvent(() => contar('VIU'))
  useEffect(() => visitar(), [vaga])
  return () => contar('COMECOU')
}
