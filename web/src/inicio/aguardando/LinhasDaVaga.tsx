import CalendarClock from 'lucide-react/icons/calendar-clock'
import Megaphone from 'lucide-react/icons/megaphone'
import UsersRound from 'lucide-react/icons/users-round'
import { paths } from '../../paths.ts'
import { isUrgente, resta } from '../../tags/prazo.ts'
import { formatShortDay, formatTimeAgo } from '../../ui/format.ts'
import { Linha } from '../Linha.tsx'
import { NoCelular } from './NoCelular.tsx'
import { type fechamEstaSemana, type semCandidato, semTitulo } from './vagas.ts'

type FechaProps = ReturnType<typeof fechamEstaSemana>[number]

/** Closes within the week. */
export const Fecha = ({ codigo, titulo, prazo, dias, totalDeCandidatos: total }: FechaProps) => (
  <Linha
    to={paths.professor.vaga(codigo)}
    icon={<CalendarClock size={18} />}
    tone={isUrgente(dias) ? 'danger' : 'warning'}
    title={titulo ?? semTitulo}
    detail={<NoCelular esconde="Inscrições">{`até ${formatShortDay(prazo)}`}</NoCelular>}
    quando={total == null ? null : formatTotal(total)}
    end={resta(dias)}
    endLook={isUrgente(dias) ? 'urgent' : 'plain'}
  />
)

type RetidasProps = { to: string; titulo: string; retidas: number; divulgacaoEm: string | null }

/** Decisions that its candidates do not know yet. */
export const Retidas = ({ to, titulo, retidas, divulgacaoEm }: RetidasProps) => (
  <Linha
    to={to}
    icon={<Megaphone size={18} />}
    tone="primary"
    title={retidas === 1 ? '1 resultado a divulgar' : `${retidas} resultados a divulgar`}
    detail={titulo}
    quando={divulgacaoEm && <NoCelular esconde="divulgação">{`em ${formatShortDay(divulgacaoEm)}`}</NoCelular>}
    end="Divulgar"
  />
)

type SemCandidatoProps = ReturnType<typeof semCandidato>[number]

/** Nobody has applied yet. */
export const SemCandidato = ({ codigo, titulo, criadaEm }: SemCandidatoProps) => (
  <Linha
    to={paths.professor.vaga(codigo)}
    icon={<UsersRound size={18} />}
    title={titulo ?? semTitulo}
    detail="Ainda sem candidatos"
    quando={criadaEm && <NoCelular esconde="publicada">{formatTimeAgo(criadaEm)}</NoCelular>}
    end="Ver"
  />
)

const formatTotal = (total: number) =>
  total === 0 ? 'nenhum candidato' : total === 1 ? '1 candidato' : `${total} candidatos`
