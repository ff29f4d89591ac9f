import { useAdiar } from './useAdiar.ts'
import { useAvaliarVarias } from './useAvaliarVarias.ts'
import { useOferecerEntrevista } from './useOferecerEntrevista.ts'

/** What can be undone about many candidates of a vaga (global id). It outlives the selection that it was made with. */
export function useEmMassa(vaga: string) {
  const adiar = useAdiar()
  return { avaliar: useAvaliarVarias(vaga, adiar), oferecer: useOferecerEntrevista(vaga, adiar) }
}

export type EmMassa = ReturnType<typeof useEmMassa>
