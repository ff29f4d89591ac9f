import CalendarCheck from 'lucide-react/icons/calendar-check'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import Coffee from 'lucide-react/icons/coffee'
import MessageCircleQuestion from 'lucide-react/icons/message-circle-question-mark'
import PencilLine from 'lucide-react/icons/pencil-line'
import { paths } from '../../paths.ts'
import { isUrgente, resta } from '../../tags/prazo.ts'
import { formatShortDay } from '../../ui/format.ts'
import { Linha, LinhaSemLink, Linhas } from '../Linha.tsx'
import { NaoCarregou } from '../NaoCarregou.tsx'
import type { Compromisso, Compromissos } from './compromissos.ts'
import type { Prazo } from './prazos.ts'

type Props = {
  compromissos: Compromissos
  prazos: readonly Prazo[]
  /** Whether these are all. */
  carregou: boolean
}

/** The rows of the day: interviews, what the student has to do, deadlines; or that there is nothing. */
export const Agenda = ({ compromissos, prazos, carregou }: Props) => {
  const rows = [
    ...linhasDe(compromissos),
    ...prazos.map(prazo => <LinhaDoPrazo key={`prazo ${prazo.id}`} {...prazo} />),
  ]
  return (
    <>
      {carregou ? null : <NaoCarregou title="Erro ao carregar o seu dia" />}
      {rows.length > 0 ? <Linhas>{rows}</Linhas> : carregou ? <Livre /> : null}
    </>
  )
}

const linhasDe = ({ entrevistas, aEscolher, aResponder, mudadas }: Compromissos) => [
  ...entrevistas.map(({ id, codigo, titulo, texto }) => (
    <Linha
      key={`entrevista ${id}`}
      to={paths.vaga(codigo)}
      icon={<CalendarCheck size={18} />}
      tone="violet"
      title={texto}
      detail={`Entrevista: ${titulo}`}
    />
  )),
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

const LinhaDoPrazo = ({ codigo, titulo, prazo, dias, origem }: Prazo) => {
  const urgente = isUrgente(dias)
  return (
    <Linha
      to={paths.vaga(codigo)}
      icon={<CalendarClock size={18} />}
      tone={urgente ? 'danger' : 'neutral'}
      title={titulo ?? 'Título não especificado'}
      detail={`${origem} · até ${formatShortDay(prazo)}`}
      end={resta(dias)}
      endLook={urgente ? 'urgent' : 'plain'}
    />
  )
}

const Livre = () => (
  <LinhaSemLink
    icon={<Coffee size={18} />}
    tone="success"
    title="Nada espera por você hoje."
    detail="Entrevistas, prazos e novidades das suas candidaturas aparecem aqui."
  />
)
