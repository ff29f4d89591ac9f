import { useEffect, useEffectEvent } from 'react'
import type { BuscaSalva } from './buscas.ts'
import { useMudarBusca } from './useMudarBusca.ts'

/** Marks as seen what is on screen, wherever the reader came from: nothing of it is new any more. */
export function useMarcarVistas(naTela: readonly Pick<BuscaSalva, 'id' | 'novas'>[]) {
  const [mudar] = useMudarBusca()
  const ids = naTela.flatMap(({ id, novas }) => (novas > 0 ? id : [])).join(' ')
  const marcar = useEffectEvent((busca: string) => mudar({ busca, vista: true }))
  useEffect(() => {
    if (ids) ids.split(' ').forEach(marcar)
  }, [ids])
}
