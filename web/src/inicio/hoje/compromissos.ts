import { graphql, readInlineData } from 'react-relay'
import { serverNow } from '../../relay/serverClock.ts'
import { isConcluida } from '../../candidaturas/candidatura/etapaDoAluno.ts'
import { faltam } from '../../candidaturas/candidatura/faltam.ts'
import { diasAte } from '../../tags/prazo.ts'
import { formatWeekday } from '../../ui/dates.ts'
import { dayOf, timeOf } from '../../ui/fuso.ts'
import { semana } from '../semana.ts'
import type { compromissos_candidatura$key } from './__generated__/compromissos_candidatura.graphql.ts'

const fragment = graphql`
  fragment compromissos_candidatura on Candidatura @inline {
    id
    etapa
    podeEscolherHorario
    respostasFaltando
    entrevista @catch(to: NULL) {
      inicio
      minutos
      local
    }
    vaga {
      codigo
      titulo
    }
    vagaOriginal {
      __typename
    }
  }
`

/** What there is to do for one candidatura. */
export type Compromisso = { id: string; codigo: string; titulo: string; texto: string }

/** `depois`: the interviews that are more than a week ahead. */
export type Compromissos = Record<'entrevistas' | 'depois' | 'aEscolher' | 'aResponder' | 'mudadas', Compromisso[]>

/** The interviews to come, the next one first, those without a time, the answers that are missing, and the vagas that changed. */
export function compromissosDe(refs: readonly compromissos_candidatura$key[], now = serverNow()): Compromissos {
  const comVaga = refs.flatMap(ref => {
    const { id, vaga, ...candidatura } = readInlineData(fragment, ref)
    const titulo = vaga?.titulo ?? 'Título não especificado'
    return vaga ? [{ id, ...candidatura, codigo: vaga.codigo, titulo }] : []
  })
  const entrevistas = comVaga
    .flatMap(({ entrevista, ...each }) => (entrevista && isAhead(entrevista, now) ? [{ ...each, entrevista }] : []))
    .toSorted((one, other) => one.entrevista.inicio.localeCompare(other.entrevista.inicio))
    .map(({ entrevista, ...each }) => ({
      ...each,
      texto: formatEntrevista(entrevista, now),
      isNear: diasAte(dayOf(new Date(entrevista.inicio)), now) <= semana,
    }))
  return {
    entrevistas: entrevistas.filter(({ isNear }) => isNear),
    depois: entrevistas.filter(({ isNear }) => !isNear),
    aEscolher: comVaga
      .filter(({ podeEscolherHorario }) => podeEscolherHorario)
      .map(each => ({ ...each, texto: 'Escolha o horário da sua entrevista' })),
    aResponder: comVaga.flatMap(({ respostasFaltando, ...each }) =>
      respostasFaltando ? [{ ...each, texto: faltam(respostasFaltando) }] : [],
    ),
    mudadas: comVaga.flatMap(({ vagaOriginal, etapa, ...each }) =>
      vagaOriginal && !isConcluida(etapa) ? [{ ...each, texto: 'Mudou desde a sua candidatura' }] : [],
    ),
  }
}

type Horario = { readonly inicio: string; readonly minutos: number; readonly local: string | null | undefined }

/** Whether an interview is still to come, or takes place now. */
const isAhead = ({ inicio, minutos }: Horario, now: Date) => Date.parse(inicio) + minutos * 60_000 > now.getTime()

/** As 'Amanhã, 15:00, Sala 511 RDC', in the university's time zone. */
function formatEntrevista({ inicio, local }: Horario, now: Date): string {
  const time = new Date(inicio)
  return capitalize([nameOfDay(time, now), timeOf(time), local ?? 'on-line'].join(', '))
}

const day = 24 * 60 * 60 * 1000

/** 'hoje', 'amanhã', or the weekday with its date. */
function nameOfDay(time: Date, now: Date): string {
  const dia = dayOf(time)
  if (dia === dayOf(now)) return 'hoje'
  if (dia === dayOf(new Date(now.getTime() + day))) return 'amanhã'
  return formatWeekday(time.toISOString(), now)
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
