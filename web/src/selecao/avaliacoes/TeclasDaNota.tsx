import type { Avaliacao } from '../candidatos/candidatos.ts'
import { useAtalhosDaNota } from './useAtalhosDaNota.ts'
import { useAvaliar } from './useAvaliar.ts'

type Props = {
  /** Global id of the candidatura. */
  id: string
  avaliacao: Avaliacao
  /** Calls back once the candidate has been read. */
  onceRead: (callback: () => void) => void
}

/**
 * The keys of the nota while the rest of the candidate loads: a key that one presses at once is not lost. It is sent after
 * the response on its way, which would show the nota of before.
 */
export const TeclasDaNota = ({ id, avaliacao, onceRead }: Props) => {
  const { escolher } = useAvaliar(id, avaliacao)
  useAtalhosDaNota(nota => onceRead(() => escolher({ nota })))
  return null
}
