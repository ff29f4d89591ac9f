import { useState } from 'react'
import { session } from '../storage.ts'

/** In the order of the buttons. */
export const visoes = { lista: 'Lista', tabela: 'Tabela', quadro: 'Quadro' } as const

export type Visao = keyof typeof visoes

const isVisao = (written: string): written is Visao => Object.hasOwn(visoes, written)

const key = 'candidatos:visao'

/** How the candidates are shown, remembered in this tab. */
export function useVisao() {
  const [visao, setVisao] = useState<Visao>(() => {
    const stored = session.getItem(key) ?? ''
    return isVisao(stored) ? stored : 'lista'
  })
  const mudarVisao = (next: Visao) => {
    session.setItem(key, next)
    setVisao(next)
  }
  return [visao, mudarVisao] as const
}
