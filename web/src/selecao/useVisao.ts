import { useState } from 'react'
import { session } from '../storage.ts'

export type Visao = 'lista' | 'quadro'

const key = 'candidatos:visao'

/** How the candidates are shown; this tab remembers it. */
export function useVisao() {
  const [visao, setVisao] = useState<Visao>(() => (session.getItem(key) === 'quadro' ? 'quadro' : 'lista'))
  const mudarVisao = (next: Visao) => {
    session.setItem(key, next)
    setVisao(next)
  }
  return [visao, mudarVisao] as const
}
