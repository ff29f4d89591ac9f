/** Corrects URLs that name no valid state, so that the URL always matches the list on screen. */
import { useEffect, useEffectEvent } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useSearchParams } from 'react-router-dom'
import type { useUrlCorrection_query$key } from './__generated__/useUrlCorrection_query.graphql.ts'
import { isReadable, isSameFiltro } from './filtros/filtro.ts'
import type { Filtros } from './filtros/useFiltros.ts'
import type { Nomeados } from './filtros/nomes.ts'
import { useNomes } from './filtros/useNomes.ts'

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

/** Whether a choice is one of these, or may be. */
const isOferecido = (codigo: string, nomeados: Nomeados) => nomeados?.some(each => each.codigo === codigo) ?? true

/**
 * Removes unknown departments and types, unless those failed to load, and what the upstream does not filter by, so that
 * the list never seems to be filtered.
 */
export function useExistingEscolhas(
  queryRef: useUrlCorrection_query$key,
  { aplicado, pagina, correct }: Filtros,
): void {
  const { filtraCondicoes, ...query } = useFragment(
    graphql`
      fragment useUrlCorrection_query on Query {
        filtraCondicoes
        ...useNomes_query
      }
    `,
    queryRef,
  )
  const { departamentos, tiposDeVaga } = useNomes(query)
  const { codigoDoDepartamento: departamento } = aplicado
  const existente = {
    ...aplicado,
    outrosTipos: aplicado.outrosTipos.filter(codigo => isOferecido(codigo, tiposDeVaga)),
    codigoDoDepartamento: departamento !== null && isOferecido(departamento, departamentos) ? departamento : null,
    ...(filtraCondicoes === false && { modalidades: [], horasMinimas: null }),
  }
  const isCorrect = isSameFiltro(existente, aplicado)
  const handleIncorrect = useEffectEvent(() => correct(existente, pagina))
  useEffect(() => {
    if (!isCorrect) handleIncorrect()
  }, [isCorrect])
}
