import type { Avaliacao } from '../candidatos/candidatos.ts'
import { useAtalhosDaNota } from './useAtalhosDaNota.ts'
import { useAvaliar } from './useAvaliar.ts'

type Props = {
  /** Global id of the candidatura. */
  id: string
  avaliacao: Avaliacao
}

/** The keys of the nota while the rest of the candidate loads: a key that one presses at once is not lost. */
export const TeclasDaNota = ({ id, avaliacao }: Props) => {
  const { escolher } = useAvaliar(id, avaliacao)
  useAtalhosDaNota(nota => escolher({ nota }))
  return null
}
