import CalendarCheck from 'lucide-react/icons/calendar-check'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import Coffee from 'lucide-react/icons/coffee'
import MessageCircleQuestion from 'lucide-react/icons/message-circle-question-mark'
import PencilLine from 'lucide-react/icons/pencil-line'
import { paths } from '../../paths.ts'
import { isUrgente, resta } from '../../tags/prazo.ts'
import { formatDay } from '../../ui/dates.ts'
import { EmptyState } from '../../ui/state/EmptyState.tsx'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx'
import { Linha, Linhas } from '../Linha.tsx'
import { NaoCarregou } from '../NaoCarregou.tsx'
import { semana } from '../semana.ts'
import type { Compromisso, Compromissos } from './compromissos.ts'
import type { Prazo } from './prazos.ts'
import { Secao } from './Secao.tsx'

type Props = {
  compromissos: Compromissos
  prazos: readonly Prazo[]
  /** Whether all of them loaded. */
  carregou: boolean
}

/** Today and the next seven days: interviews, what the student has to do, deadlines; and what comes later, by its date. */
export const Agenda = ({ compromissos, prazos, carregou }: Props) => {
  const rows = [
    ...compromissos.entrevistas.map(entrevista => (
      <LinhaDaEntrevista key={`entrevista ${entrevista.id}`} {...entrevista} />
    )),
    ...linhasAFazer(compromissos),
    ...prazos.filter(isNear).map(prazo => <LinhaDoPrazo key={`prazo ${prazo.id}`} {...prazo} />),
  ]
  const depois = [
    ...compromissos.depois.map(entrevista => <LinhaDaEntrevista key={`entrevista ${entrevista.id}`} {...entrevista} />),
    ...prazos.filter(prazo => !isNear(prazo)).map(prazo => <LinhaDoPrazo key={`prazo ${prazo.id}`} {...prazo} />),
  ]
  return (
    <>
      <Secao title="Hoje">
        {carregou ? null : <NaoCarregou title="Erro ao carregar o seu dia" />}
        {rows.length > 0 ? <Linhas>{rows}</Linhas> : carregou ? <Livre /> : null}
      </Secao>
      {depois.length > 0 ? (
        <Secao title="Mais adiante">
          <Linhas>{depois}</Linhas>
        </Secao>
      ) : null}
    </>
  )
}

const isNear = ({ dias }: Prazo) => dias <= semana

const LinhaDaEntrevista = ({ codigo, titulo, texto }: Compromisso) => (
  <Linha
    to={paths.vaga(codigo)}
    icon={<CalendarCheck size={18} />}
    tone="violet"
    title={texto}
    detail={`Entrevista: ${titulo}`}
    end="Ver"
  />
)

const linhasAFazer = ({ aEscolher, aResponder, mudadas }: Compromissos) => [
  ...aEscolher.map(({ id, codigo, titulo, texto }) => (
    <Linha
      key={`horario ${id}`}
      to={paths.vaga(codigo)}
      icon={<CalendarPlus size={18} />}
      tone="accent"
      title={texto}
      detail={titulo}
      end="Escolher"
    />
  )),
  ...aResponder.map(each => <LinhaAResponder key={`responder ${each.id}`} {...each} />),
  ...mudadas.map(({ id, codigo, titulo, texto }) => (
    <Linha
      key={`mudou ${id}`}
      to={paths.candidaturas(codigo)}
      icon={<PencilLine size={18} />}
      tone="warning"
      title={texto}
      detail={titulo}
      end="Ver"
    />
  )),
]

const LinhaAResponder = ({ codigo, titulo, texto }: Compromisso) => (
  <Linha
    to={paths.candidaturas(codigo)}
    icon={<MessageCircleQuestion size={18} />}
    tone="warning"
    title={texto}
    detail={titulo}
    end="Responder"
  />
)

const LinhaDoPrazo = (prazo: Prazo) => {
  const ate = `até ${formatDay(prazo.prazo)}`
  const urgente = isUrgente(prazo.dias)
  return (
    <Linha
      to={paths.vaga(prazo.codigo)}
      icon={<CalendarClock size={18} />}
      tone={urgente ? 'danger' : 'neutral'}
      title={prazo.titulo ?? 'Título não especificado'}
      detail={
        <>
          <span>{prazo.origem}</span>
          {isNear(prazo) ? <VisuallyHidden onPhone>{` · ${ate}`}</VisuallyHidden> : null}
        </>
      }
      end={isNear(prazo) ? resta(prazo.dias) : ate}
      endLook={urgente ? 'urgent' : 'plain'}
    />
  )
}

const Livre = () => (
  <EmptyState icon={<Coffee size={28} />} title="Nada espera por você hoje.">
    Entrevistas, prazos e novidades das suas candidaturas aparecem aqui.
  </EmptyState>
)
