import CalendarClock from 'lucide-react/icons/calendar-clock'
import { graphql, useFragment } from 'react-relay'
import { paths } from '../../paths.ts'
import { readSessao } from '../../sessao/sessao.ts'
import { diasAte, isUrgente, resta } from '../../tags/prazo.ts'
import { formatCondicoes } from '../../tags/condicoes.ts'
import { tipos } from '../../tags/tipos.ts'
import { LinkButton } from '../../ui/form/LinkButton.tsx'
import { formatLongDay } from '../../ui/format.ts'
import { Cluster } from '../../ui/layout/Cluster.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Tag } from '../../ui/text/Tag.tsx'
import { Text } from '../../ui/text/Text.tsx'
import { Beneficios } from '../card/Beneficios.tsx'
import { Lugar } from '../card/Lugar.tsx'
import type { VagaPublicaHeader_vaga$key } from './__generated__/VagaPublicaHeader_vaga.graphql.ts'

const fragment = graphql`
  fragment VagaPublicaHeader_vaga on VagaPublica @throwOnFieldError {
    codigo
    titulo
    tipo
    prazo
    nomeDoDepartamento
    nomeDoLocal
    remuneracao
    desconto
    horasComplementares
    lugares
    horasSemanais
    modalidade
    respostaAte
  }
`

/** The title of a public vaga, its facts, and the way to apply. */
export const VagaPublicaHeader = ({ vagaRef }: { vagaRef: VagaPublicaHeader_vaga$key }) => {
  const vaga = useFragment(fragment, vagaRef)
  const { tipo, prazo, remuneracao, desconto, horasComplementares } = vaga
  const { lugares, horasSemanais, modalidade, respostaAte } = vaga
  const condicoes = formatCondicoes({ lugares, horasSemanais, modalidade, respostaAte })
  return (
    <Stack gap="medium">
      <PageHeader title={vaga.titulo ?? 'Título não especificado'} />
      <Cluster>
        <Tag tone={tipos[tipo].tone}>{tipos[tipo].nome}</Tag>
        {prazo ? <Prazo prazo={prazo} /> : null}
        <Beneficios valores={{ remuneracao, desconto, horasComplementares }} />
      </Cluster>
      <Lugar departamento={vaga.nomeDoDepartamento} local={vaga.nomeDoLocal} />
      {condicoes ? <Text weight="medium">{condicoes}</Text> : null}
      <Candidatar codigo={vaga.codigo} />
    </Stack>
  )
}

const Prazo = ({ prazo }: { prazo: string }) => {
  const dias = diasAte(prazo)
  return (
    <Tag tone={isUrgente(dias) ? 'danger' : 'neutral'} icon={<CalendarClock size={16} aria-hidden="true" />}>
      {[`Prazo: ${formatLongDay(prazo)}`, resta(dias)].filter(Boolean).join(', ')}
    </Tag>
  )
}

/** Leads to the vaga's own page, whose guard leads a visitor through the login and back. */
const Candidatar = ({ codigo }: { codigo: string }) => {
  const sessao = readSessao()
  if (sessao?.ehAluno === false) return null
  return (
    <Cluster gap="medium">
      <LinkButton to={paths.vaga(codigo)}>Candidatar-se</LinkButton>
      {sessao ? null : (
        <Text size="small" color="muted">
          Você entra com sua conta e volta para esta oportunidade.
        </Text>
      )}
    </Cluster>
  )
}
