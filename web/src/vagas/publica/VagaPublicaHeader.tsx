import CalendarClock from 'lucide-react/icons/calendar-clock'
import { graphql, useFragment } from 'react-relay'
import { paths } from '../../paths.ts'
import { readSessao } from '../../sessao/sessao.ts'
import { diasAte, isUrgente, resta } from '../../tags/prazo.ts'
import { tipos } from '../../tags/tipos.ts'
import { formatDay } from '../../ui/dates.ts'
import { LinkButton } from '../../ui/form/LinkButton.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { Tag } from '../../ui/text/Tag.tsx'
import { Text } from '../../ui/text/Text.tsx'
import type { VagaPublicaHeader_vaga$key } from './__generated__/VagaPublicaHeader_vaga.graphql.ts'
import { FolhaPublica } from './FolhaPublica.tsx'

/** The title of a public vaga, its badges, and the way to apply. */
export const VagaPublicaHeader = ({ vagaRef }: { vagaRef: VagaPublicaHeader_vaga$key }) => {
  const { codigo, titulo, tipo, nomeDoTipo, prazo } = useFragment(
    graphql`
      fragment VagaPublicaHeader_vaga on VagaPublica @throwOnFieldError {
        codigo
        titulo
        tipo
        nomeDoTipo
        prazo
      }
    `,
    vagaRef,
  )
  const sessao = readSessao()
  return (
    <FolhaPublica
      titulo={<PageHeader title={titulo ?? 'Título não especificado'} />}
      tipo={<Tag tone={tipos[tipo].tone}>{nomeDoTipo ?? tipos[tipo].nome}</Tag>}
      prazo={prazo ? <Prazo prazo={prazo} /> : null}
      acao={sessao?.ehAluno === false ? null : <Candidatar codigo={codigo} isVisitor={sessao === null} />}
    />
  )
}

const Prazo = ({ prazo }: { prazo: string }) => {
  const dias = diasAte(prazo)
  return (
    <Tag tone={isUrgente(dias) ? 'danger' : 'neutral'} icon={<CalendarClock size={16} aria-hidden="true" />}>
      {[`Prazo: ${formatDay(prazo)}`, resta(dias)].filter(Boolean).join(', ')}
    </Tag>
  )
}

/** Leads to the vaga's own page, whose guard leads a visitor through the login and back. */
const Candidatar = ({ codigo, isVisitor }: { codigo: string; isVisitor: boolean }) => (
  <>
    <LinkButton to={paths.vaga(codigo)}>Candidatar-se</LinkButton>
    {isVisitor ? <ComSuaConta /> : null}
  </>
)

export const ComSuaConta = () => (
  <Text size="small" color="muted">
    Você entra com sua conta e volta para esta oportunidade.
  </Text>
)
