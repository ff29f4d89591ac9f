import FileText from 'lucide-react/icons/file-text'
import { graphql, useFragment } from 'react-relay'
import type { etapas } from '../../candidaturas/candidatura/etapas.ts'
import { temDecisao } from '../../candidaturas/candidatura/etapaDoAluno.ts'
import { Percurso } from '../../candidaturas/candidatura/Percurso.tsx'
import { paths } from '../../paths.ts'
import { tipos } from '../../tags/tipos.ts'
import { formatDay } from '../../ui/dates.ts'
import { TextLink } from '../../ui/text/TextLink.tsx'
import { Linha, Linhas } from '../Linha.tsx'
import type {
  MinhasCandidaturas_candidaturas$data,
  MinhasCandidaturas_candidaturas$key,
} from './__generated__/MinhasCandidaturas_candidaturas.graphql.ts'
import { Secao } from './Secao.tsx'

type Candidatura = MinhasCandidaturas_candidaturas$data[number]

type Props = { candidaturasRef: MinhasCandidaturas_candidaturas$key; total: number }

/** More are one click away. */
const most = 4

const over: ReadonlySet<string> = new Set(['NAO_SELECIONADA', 'RETIRADA'] satisfies (keyof typeof etapas)[])

/** The newest candidaturas with their stages; those that are over come last. */
export const MinhasCandidaturas = ({ candidaturasRef, total }: Props) => {
  const candidaturas = useFragment(
    graphql`
      fragment MinhasCandidaturas_candidaturas on Candidatura @relay(plural: true) {
        id
        criadaEm
        etapa
        vaga {
          codigo
          titulo
          tipo
          status
        }
      }
    `,
    candidaturasRef,
  )
  const isOver = ({ etapa }: Candidatura) => etapa != null && over.has(etapa)
  const shown = [...candidaturas.filter(each => !isOver(each)), ...candidaturas.filter(isOver)].slice(0, most)
  return (
    <Secao
      title="Suas candidaturas"
      actions={
        <TextLink to={paths.candidaturas()} alone>
          {total > shown.length ? `Ver todas (${total})` : 'Ver todas'}
        </TextLink>
      }
    >
      <Linhas>
        {shown.map(candidatura => (
          <LinhaDaCandidatura key={candidatura.id} {...candidatura} />
        ))}
      </Linhas>
    </Secao>
  )
}

const LinhaDaCandidatura = ({ criadaEm, etapa, vaga }: Candidatura) => (
  <Linha
    to={vaga ? paths.vaga(vaga.codigo) : paths.candidaturas()}
    icon={<FileText size={18} />}
    tone={vaga ? tipos[vaga.tipo].tone : 'neutral'}
    title={vaga ? (vaga.titulo ?? 'Título não especificado') : 'Oportunidade removida'}
    {...(criadaEm ? { detail: `Candidatura em ${formatDay(criadaEm)}` } : {})}
    end={etapa ? <Percurso etapa={etapa} parou={vaga?.status === 'FINALIZADA' && !temDecisao(etapa)} /> : null}
  />
)
