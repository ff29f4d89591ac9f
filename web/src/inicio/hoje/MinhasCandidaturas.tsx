import FileText from 'lucide-react/icons/file-text'
import { graphql, useFragment } from 'react-relay'
import { EtapaTag } from '../../candidaturas/candidatura/EtapaTag.tsx'
import { etapas } from '../../candidaturas/candidatura/etapas.ts'
import { paths } from '../../paths.ts'
import { tipos } from '../../tags/tipos.ts'
import { formatDate } from '../../ui/format.ts'
import { TextLink } from '../../ui/text/TextLink.tsx'
import { Linha, Linhas } from '../Linha.tsx'
import type {
  MinhasCandidaturas_candidaturas$data,
  MinhasCandidaturas_candidaturas$key,
} from './__generated__/MinhasCandidaturas_candidaturas.graphql.ts'
import { Secao } from './Secao.tsx'

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
        }
      }
    `,
    candidaturasRef,
  )
  const isOver = ({ etapa }: MinhasCandidaturas_candidaturas$data[number]) => etapa != null && over.has(etapa)
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

const LinhaDaCandidatura = ({ criadaEm, etapa, vaga }: MinhasCandidaturas_candidaturas$data[number]) => (
  <Linha
    to={vaga ? paths.vaga(vaga.codigo) : paths.candidaturas()}
    icon={<FileText size={18} />}
    tone={vaga ? tipos[vaga.tipo].tone : 'neutral'}
    title={vaga ? (vaga.titulo ?? 'Título não especificado') : 'Oportunidade removida'}
    {...(criadaEm ? { detail: `Candidatura em ${formatDate(criadaEm)}` } : {})}
    end={etapa ? <EtapaTag etapa={etapa} /> : null}
  />
)
