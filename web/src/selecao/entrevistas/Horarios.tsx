import CalendarPlus2 from 'lucide-react/icons/calendar-plus-2'
import { lazy, type ReactNode, type Ref, useEffect, useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { AgendaButton } from './AgendaButton.tsx'
import { porDia } from '../../candidaturas/entrevista/dias.ts'
import type { CalendarEvent } from '../../ui/agenda/ics.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/form/Button.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { Cluster } from '../../ui/layout/Cluster.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { EmptyState } from '../../ui/state/EmptyState.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { Text } from '../../ui/text/Text.tsx'
import type { Candidato } from '../candidatos/candidatos.ts'
import type { Horarios_vaga$key } from './__generated__/Horarios_vaga.graphql.ts'
import { type DoCandidato, type Horario, HorarioItem } from './HorarioItem.tsx'
import * as styles from './Horarios.css.ts'
import { OferecerDialog } from './OferecerDialog.tsx'
import { RetirarDialog } from './RetirarDialog.tsx'

const CenaSelecao = lazy(() =>
  import('../../ui/cena/CenaSelecao.tsx').then(module => ({ default: module.CenaSelecao })),
)

export type DaVaga = {
  /** Global id of the vaga. */
  vaga: string
  /** REST id of the vaga. */
  codigo: string
  titulo: string
  candidatos: readonly Candidato[]
}

type Props = DaVaga & { vagaRef: Horarios_vaga$key }

/** The horarios of a vaga by day, with their candidates. */
export const Horarios = ({ vagaRef, ...daVaga }: Props) => {
  const { entrevistas } = useFragment(
    graphql`
      fragment Horarios_vaga on Vaga @throwOnFieldError {
        entrevistas {
          id
          inicio
          minutos
          local
          link
          candidato {
            id
            nome
          }
        }
      }
    `,
    vagaRef,
  )
  if (!entrevistas) return <Text color="muted">As entrevistas desta universidade não são marcadas aqui.</Text>
  return <Lista horarios={entrevistas} {...daVaga} />
}

type ListaProps = DaVaga & { horarios: readonly Horario[] }

const Lista = ({ horarios, vaga, codigo, titulo, candidatos }: ListaProps) => {
  const { botao, oferecendo, oferecer, fechar } = useOferta()
  const [aRetirar, setARetirar] = useState<Horario | null>(null)
  const deLinha = { doCandidato: doCandidatoDe(codigo, candidatos), onRetirar: setARetirar }
  const passados = horarios.filter(hasEnded)
  return (
    <Stack gap="small">
      {horarios.length === 0 ? (
        <Vazia>
          <Oferecer ref={botao} onClick={oferecer} />
        </Vazia>
      ) : (
        <Cluster justify="between">
          <Contagem horarios={horarios} />
          <Cluster gap="xsmall">
            <Agenda horarios={horarios} titulo={titulo} />
            <Oferecer ref={botao} onClick={oferecer} />
          </Cluster>
        </Cluster>
      )}
      <Dias level={3} horarios={horarios.filter(horario => !hasEnded(horario))} {...deLinha} />
      {passados.length > 0 ? (
        <section aria-labelledby="horarios-passados" className={styles.passados}>
          <Heading level={3} id="horarios-passados">
            Já passaram
          </Heading>
          <Dias level={4} passou horarios={passados} {...deLinha} />
        </section>
      ) : null}
      <OferecerDialog vaga={vaga} open={oferecendo} onClose={fechar} />
      <RetirarDialog vaga={vaga} horario={aRetirar} horarios={horarios} onClose={() => setARetirar(null)} />
    </Stack>
  )
}

/** The button may be a different one once its dialog closes, because the first horarios replace the empty state. */
function useOferta() {
  const botao = useRef<HTMLButtonElement>(null)
  const [oferecendo, setOferecendo] = useState<boolean | null>(null)
  useEffect(() => {
    if (oferecendo === false) botao.current?.focus()
  }, [oferecendo])
  return {
    botao,
    oferecendo: oferecendo === true,
    oferecer: () => setOferecendo(true),
    fechar: () => setOferecendo(false),
  }
}

const hasEnded = ({ inicio, minutos }: Horario): boolean => Date.parse(inicio) + minutos * 60_000 <= Date.now()

/** Returns a function that finds the candidate of a horario in the list. */
function doCandidatoDe(codigo: string, candidatos: readonly Candidato[]) {
  const porPessoa = new Map(candidatos.map(candidato => [candidato.pessoa, candidato]))
  return ({ candidato }: Horario): DoCandidato | undefined => {
    const dele = candidato ? porPessoa.get(candidato.id) : undefined
    return (
      dele && {
        avatar: dele.avatar,
        curso: dele.curso,
        pagina: paths.professor.candidato(codigo, dele.codigoDaCandidatura),
      }
    )
  }
}

const Oferecer = ({ ref, onClick }: { ref: Ref<HTMLButtonElement>; onClick: () => void }) => (
  <Button ref={ref} look="secondary" shape="compact" onClick={onClick}>
    <CalendarPlus2 size={20} aria-hidden="true" />
    Oferecer horários…
  </Button>
)

const Vazia = ({ children }: { children: ReactNode }) => (
  <EmptyState cena={<CenaSelecao />} title="Nenhum horário oferecido" actions={children}>
    Ofereça horários, e quem estiver na etapa “Entrevista” escolhe um.
  </EmptyState>
)

type DosHorarios = { horarios: readonly Horario[] }

const isMarcado = ({ candidato }: Horario) => Boolean(candidato)

const Contagem = ({ horarios }: DosHorarios) => (
  <Text size="small" color="muted" numeric>
    {`${horarios.filter(isMarcado).length} de ${horarios.length} horários escolhidos. Horário de Brasília.`}
  </Text>
)

const Agenda = ({ horarios, titulo }: DosHorarios & { titulo: string }) => {
  const events = horarios.filter(isMarcado).map(horario => toCalendarEvent(horario, titulo))
  return events.length > 0 ? <AgendaButton name="entrevistas.ics" events={events} /> : null
}

const toCalendarEvent = ({ id, inicio, minutos, local, link, candidato }: Horario, titulo: string): CalendarEvent => ({
  id,
  inicio,
  minutos,
  titulo: `Entrevista com ${candidato?.nome ?? 'candidato'}: ${titulo}`,
  local: local ?? null,
  link: link ?? null,
})

type DiasProps = DosHorarios & {
  level: 3 | 4
  passou?: boolean
  doCandidato: (horario: Horario) => DoCandidato | undefined
  onRetirar: (horario: Horario) => void
}

const Dias = ({ level, passou = false, horarios, doCandidato, onRetirar }: DiasProps) =>
  porDia(horarios).map(dia => (
    <div key={dia.key} className={styles.dia}>
      <Heading level={level} look="label">
        {dia.titulo}
      </Heading>
      <Card padding="none">
        <ul>
          {dia.horarios.map(horario => (
            <HorarioItem
              key={horario.id}
              horario={horario}
              passou={passou}
              doCandidato={doCandidato(horario)}
              onRetirar={() => onRetirar(horario)}
            />
          ))}
        </ul>
      </Card>
    </div>
  ))
