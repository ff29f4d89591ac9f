import { graphql, useFragment } from 'react-relay'
import { paths } from '../../paths.ts'
import { readSessao } from '../../sessao/sessao.ts'
import { formatCondicoes } from '../../tags/condicoes.ts'
import { LinkButton } from '../../ui/form/LinkButton.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { Text } from '../../ui/text/Text.tsx'
import { Lugar } from '../card/Lugar.tsx'
import type { VagaPublicaFatos_vaga$key } from './__generated__/VagaPublicaFatos_vaga.graphql.ts'

/** Where a public vaga is, on what conditions, and the way to apply. */
export const VagaPublicaFatos = ({ vagaRef }: { vagaRef: VagaPublicaFatos_vaga$key }) => {
  const vaga = useFragment(
    graphql`
      fragment VagaPublicaFatos_vaga on VagaPublica @throwOnFieldError {
        codigo
        nomeDoDepartamento
        nomeDoLocal
        lugares
        horasSemanais
        modalidade
        respostaAte
      }
    `,
    vagaRef,
  )
  const { codigo, nomeDoDepartamento, nomeDoLocal, lugares, horasSemanais, modalidade, respostaAte } = vaga
  const condicoes = formatCondicoes({ lugares, horasSemanais, modalidade, respostaAte })
  return (
    <Card padding="compact">
      <Lugar departamento={nomeDoDepartamento} local={nomeDoLocal} />
      {condicoes ? <Text weight="medium">{condicoes}</Text> : null}
      <Candidatar codigo={codigo} />
    </Card>
  )
}

/** Leads to the vaga's own page, whose guard leads a visitor through the login and back. */
const Candidatar = ({ codigo }: { codigo: string }) => {
  const sessao = readSessao()
  if (sessao?.ehAluno === false) return null
  return (
    <>
      <LinkButton to={paths.vaga(codigo)} shape="wide">
        Candidatar-se
      </LinkButton>
      {sessao ? null : (
        <Text size="small" color="muted">
          Você entra com sua conta e volta para esta oportunidade.
        </Text>
      )}
    </>
  )
}
