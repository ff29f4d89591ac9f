/** Corrects URLs that name no valid state, so that the URL always matches the list on screen. */
import { useEffect, useEffectEvent } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useSearchParams } from 'react-router-dom'
import type { useUrlCorrection_query$key } from './__generated__/useUrlCorrection_query.graphql.ts'
import { isReadable, isSameFiltro } from './filtros/filtro.ts'
import type { Filtros } from './filtros/useFiltros.ts'

/** Corrects a department or page that is not a number. */
export function useReadableUrl({ aplicado, pagina, correct }: Filtros): void {
  const [params] = useSearchParams()
  const legivel = isReadable(params)
  const handleIlegivel = useEffectEvent(() => correct(aplicado, pagina))
  useEffect(() => {
    if (!legivel) handleIlegivel()
  }, [legivel])
}

/** Replaces a page past the end by the last page. */
export function useExistingPagina({ aplicado, pagina, correct }: Filtros, paginas: number): void {
  const handlePassada = useEffectEvent(() => correct(aplicado, paginas - 1))
  useEffect(() => {
    if (pagina >= paginas) handlePassada()
  }, [pagina, paginas])
}

/**
 * Removes an unknown department, unless the departments failed to load, and what the upstream does not filter by, so that
 * the list never seems to be filtered.
 */
export function useExistingEscolhas(
  queryRef: useUrlCorrection_query$key,
  { aplicado, pagina, correct }: Filtros,
): void {
  const { departamentos, filtraCondicoes } = useFragment(
    graphql`
      fragment useUrlCorrection_query on Query {
        departamentos @catch(to: NULL) {
          codigo
        }
        filtraCondicoes
      }
    `,
    queryRef,
  )
  const { codigoDoDepartamento: departamento } = aplicado
  const isUnknown =
    departamento !== null && departamentos != null && !departamentos.some(({ codigo }) => codigo === departamento)
  const existente = {
    ...aplicado,
    ...(isUnknown && { codigoDoDepartamento: null }),
    ...(filtraCondicoes === false && { modalidades: [], horasMinimas: null }),
  }
  const isCorrect = isSameFiltro(existente, aplicado)
  const handleIncorrect = useEffectEvent(() => correct(existente, pagina))
  useEffect(() => {
    if (!isCorrect) handleIncorrect()
  }, [isCorrect])
}
