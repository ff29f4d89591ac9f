import { useAtalhos } from '../candidato/useAtalhos.ts'

/** The keys 1 to 5 give a nota, 0 takes it away. */
export function useAtalhosDaNota(onNota: (nota: number | null) => void): void {
  const dar = (nota: number | null) => () => onNota(nota)
  useAtalhos({ 0: dar(null), 1: dar(1), 2: dar(2), 3: dar(3), 4: dar(4), 5: dar(5) })
}
