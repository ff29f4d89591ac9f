import { useState } from 'react'
import { session } from '../storage.ts'

export type Visao = 'lista' | 'quadro'

const key = 'candidatos:visao'

/** Whether the candidates are a list or a board, remembered in this tab. */
export function useVisao() {
  const [visao, setVisao] = useState<Visao>(() => (session.getItem(key) === 'quadro' ? 'quadro' : 'lista'))
  const mudarVisao = (next: Visao) => {
    session.setItem(key, next)
    setVisao(next)
  }
  return [visao, mudarVisao] as const
}
