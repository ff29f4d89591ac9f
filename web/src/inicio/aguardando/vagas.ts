import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays'
import { graphql, readInlineData } from 'react-relay'
import { diasAte } from '../../tags/prazo.ts'
import { toDate } from '../../ui/format.ts'
import type { vagas_vaga$key } from './__generated__/vagas_vaga.graphql.ts'

const fragment = graphql`
  fragment vagas_vaga on Vaga @inline {
    codigo
    titulo
    prazo
    criadaEm
    encerrada
    totalDeCandidatos @catch(to: NULL)
  }
`

export const semTitulo = 'Título não especificado'

const readVagas = (refs: readonly vagas_vaga$key[]) => refs.map(ref => readInlineData<vagas_vaga$key>(fragment, ref))

const semana = 7

/** A newer vaga is left in peace. */
const aEsperar = 3

/** As many as one reads at a glance; the list of the vagas has the rest. */
const most = 3

/** The open vagas whose deadline is within a week, the next one first. */
export const fechamEstaSemana = (refs: readonly vagas_vaga$key[], now = new Date()) =>
  readVagas(refs)
    .flatMap(({ codigo, titulo, prazo, ...vaga }) => {
      const dias = prazo ? diasAte(prazo, now) : null
      return prazo && dias !== null && !vaga.encerrada && dias >= 0 && dias <= semana
        ? [{ codigo, titulo, ...vaga, prazo, dias }]
        : []
    })
    .toSorted((one, other) => one.dias - other.dias)
    .slice(0, most)

/** The open vagas without a candidate for which more time is left, longest published first. */
export const semCandidato = (refs: readonly vagas_vaga$key[], now = new Date()) =>
  readVagas(refs)
    .filter(({ encerrada, prazo, criadaEm, totalDeCandidatos }) => {
      const isNew = criadaEm != null && differenceInCalendarDays(now, toDate(criadaEm)) < aEsperar
      const closes = prazo != null && diasAte(prazo, now) <= semana
      return totalDeCandidatos === 0 && !encerrada && !isNew && !closes
    })
    .toReversed()
    .slice(0, most)
