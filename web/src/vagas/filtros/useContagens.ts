import { useEffect, useState } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { type Filtro, readFiltro, toPath } from './filtro.ts'

/** The number of vagas by option, of hours by their number; null while it is unknown. An option without any may be missing. */
export type Contagens = ReadonlyMap<string | number, number> | null

/**
 * How many vagas each option would find with the rest of the applied filter. Requested once the reader turns to the
 * filters, so that the list loads without it. A failure leaves the options without numbers.
 */
export function useContagens(aplicado: Filtro, isWanted: boolean): Contagens {
  const environment = useRelayEnvironment()
  const [contagens, setContagens] = useState<Contagens>(null)
  // The same for the same filter.
  const path = toPath({ ...aplicado, ordem: undefined })
  useEffect(() => {
    if (!isWanted) return undefined
    let isCurrent = true
    const keep = (found: Contagens) => {
      if (isCurrent) setContagens(found)
    }
    const filtro = readFiltro(new URL(path, window.location.href).searchParams)
    const load = async () => (await import('./contagens.ts')).fetchContagens(environment, filtro)
    void load().then(keep, () => keep(null))
    return () => {
      isCurrent = false
    }
  }, [environment, isWanted, path])
  return contagens
}
