/** What the address says and cannot mean gives way to what is shown: the list is never another than its address says. */
import { useEffect, useEffectEvent } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useSearchParams } from 'react-router-dom'
import type { useEnderecoPossivel_query$key } from './__generated__/useEnderecoPossivel_query.graphql.ts'
import { isLegivel } from './filtro.ts'
import type { Filtros } from './useFiltros.ts'

/** A department or page that is no number. */
export function useEnderecoLegivel({ aplicado, pagina, corrigir }: Filtros): void {
  const [params] = useSearchParams()
  const legivel = isLegivel(params)
  const handleIlegivel = useEffectEvent(() => corrigir(aplicado, pagina))
  useEffect(() => {
    if (!legivel) handleIlegivel()
  }, [legivel])
}

/** A page past the end gives way to the last one. */
export function usePaginaPossivel({ aplicado, pagina, corrigir }: Filtros, paginas: number): void {
  const handlePassada = useEffectEvent(() => corrigir(aplicado, paginas - 1))
  useEffect(() => {
    if (pagina >= paginas) handlePassada()
  }, [pagina, paginas])
}

/** A department that there is not gives way to all, unless they did not load. */
export function useDepartamentoPossivel(
  queryRef: useEnderecoPossivel_query$key,
  { aplicado, pagina, corrigir }: Filtros,
): void {
  const { departamentos } = useFragment(
    graphql`
      fragment useEnderecoPossivel_query on Query {
        departamentos @catch(to: NULL) {
          codigo
        }
      }
    `,
    queryRef,
  )
  const { departamento } = aplicado
  const handleDesconhecido = useEffectEvent(() => corrigir({ ...aplicado, departamento: null }, pagina))
  const desconhecido =
    departamento !== null && departamentos != null && !departamentos.some(({ codigo }) => codigo === departamento)
  useEffect(() => {
    if (desconhecido) handleDesconhecido()
  }, [desconhecido])
}
