import { graphql, useFragment } from 'react-relay'
import { paths } from '../paths.ts'
import type { buscas_viewer$data, buscas_viewer$key } from './__generated__/buscas_viewer.graphql.ts'

/**
 * What the reader saved and follows; null on an upstream without it. One fragment, so that each page that shows a part of it
 * has all of it in the store.
 */
export const useBuscas = (viewerRef: buscas_viewer$key): readonly BuscaSalva[] | null => {
  const { buscasSalvas } = useFragment(
    graphql`
      fragment buscas_viewer on Viewer {
        buscasSalvas @catch(to: NULL) {
          id
          tipo
          nome
          alvo
          modo
          novas
          filtro {
            tipos
            outrosTipos
            codigoDoDepartamento
            beneficios
            modalidades
            horasMinimas
            busca
            ordem
          }
        }
      }
    `,
    viewerRef,
  )
  return (
    buscasSalvas?.map(({ id, tipo, nome, alvo, modo, novas, filtro }) => ({
      id,
      tipo,
      nome,
      alvo,
      modo,
      novas,
      filtro,
    })) ?? null
  )
}

export type BuscaSalva = NonNullable<buscas_viewer$data['buscasSalvas']>[number]
export type Modo = BuscaSalva['modo']

/** How one is told of what a search finds, in the order of the choice. */
export const modos = {
  NO_QUADRO: 'No mural',
  RESUMO: 'No mural e no resumo do dia',
  NO_APARELHO: 'No mural e nos seus aparelhos',
  NENHUM: 'Não avisar',
} as const satisfies Record<Modo, string>

/** Those that can be chosen: devices only by who has one that shows notices. */
export const modosQueSeEscolhem = (temAparelho: boolean): Modo[] =>
  (Object.keys(modos) as Modo[]).filter(modo => temAparelho || modo !== 'NO_APARELHO')

/** The longest name of a search, in characters. */
export const maiorNome = 60

const spell = (words: readonly string[]) => words.map(word => word.toLowerCase())

/** The page with what a search finds: the list of vagas, or the profile of a professor. */
export function enderecoDe({ tipo, alvo, filtro }: Pick<BuscaSalva, 'tipo' | 'alvo' | 'filtro'>): string {
  if (tipo === 'PROFESSOR' && alvo !== null) return paths.perfil(alvo)
  return paths.vagas({
    type: [...spell(filtro.tipos), ...filtro.outrosTipos],
    departamento: filtro.codigoDoDepartamento,
    beneficios: spell(filtro.beneficios),
    modalidade: spell(filtro.modalidades),
    horas: filtro.horasMinimas,
    busca: filtro.busca,
    ordem: filtro.ordem?.toLowerCase() ?? null,
  })
}

/** Null for none. The server counts to 99. */
export const textoDasNovas = (novas: number): string | null =>
  novas === 0 ? null : novas >= 99 ? '99+ novas' : `${novas} ${novas === 1 ? 'nova' : 'novas'}`
