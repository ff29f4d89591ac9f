import CalendarDays from 'lucide-react/icons/calendar-days'
import { paths } from '../../paths.ts'
import { formatDay } from '../../ui/dates.ts'
import { TextLink } from '../../ui/text/TextLink.tsx'
import { Secao } from '../hoje/Secao.tsx'
import { Linha, Linhas } from '../Linha.tsx'
import type { Aberta } from './vagas.ts'

/** The list of the vagas has the rest. */
const most = 5

/** The vagas that students can apply to for more than a week, the next deadline first. */
export const Abertas = ({ vagas }: { vagas: readonly Aberta[] }) => (
  <Secao
    title="Inscrições abertas"
    actions={
      <TextLink to={paths.professor.vagas()} alone>
        {vagas.length > most ? `Ver todas (${vagas.length})` : 'Ver todas'}
      </TextLink>
    }
  >
    <Linhas dense>
      {vagas.slice(0, most).map(({ codigo, titulo, prazo, totalDeCandidatos }) => (
        <Linha
          key={codigo}
          to={paths.professor.vaga(codigo)}
          icon={<CalendarDays size={18} />}
          title={titulo}
          detail={[`até ${formatDay(prazo)}`, formatTotal(totalDeCandidatos)].filter(Boolean).join(' · ')}
        />
      ))}
    </Linhas>
  </Secao>
)

/** Null if the upstream does not count them. */
function formatTotal(total: number | null | undefined): string | null {
  if (total == null) return null
  return total === 0 ? 'ainda sem candidatos' : total === 1 ? '1 candidato' : `${total} candidatos`
}
