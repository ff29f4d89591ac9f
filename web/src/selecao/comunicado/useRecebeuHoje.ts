import { useRelayEnvironment } from 'react-relay'
import { commitLocalUpdate } from 'relay-runtime'
import type { Destinatario } from './comunicado.ts'

/** Who of these candidates got a comunicado of the vaga today, from any of its managers. `pessoas`: global ids. */
export function useRecebeuHoje(candidatos: readonly Destinatario[]) {
  const environment = useRelayEnvironment()
  return {
    countOf: (pessoas: readonly string[]): number =>
      candidatos.filter(({ id, recebeuHoje }) => recebeuHoje === true && pessoas.includes(id)).length,
    /** Marks these candidates as just written to. Does nothing if the upstream does not return `comunicadoHoje`. */
    add: (pessoas: readonly string[]): void =>
      commitLocalUpdate(environment, store => {
        for (const { id, candidatura, recebeuHoje } of candidatos) {
          if (recebeuHoje !== null && pessoas.includes(id)) store.get(candidatura)?.setValue(true, 'comunicadoHoje')
        }
      }),
  }
}
