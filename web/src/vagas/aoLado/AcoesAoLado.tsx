import { graphql, useFragment } from 'react-relay'
import { EtapaTag } from '../../candidaturas/candidatura/EtapaTag.tsx'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/form/LinkButton.tsx'
import { Cluster } from '../../ui/layout/Cluster.tsx'
import { Text } from '../../ui/text/Text.tsx'
import type { AcoesAoLado_vaga$key } from './__generated__/AcoesAoLado_vaga.graphql.ts'

/** What the reader can do with the vaga beside the list: all of it is on its page. */
export const AcoesAoLado = ({ vagaRef }: { vagaRef: AcoesAoLado_vaga$key }) => {
  const { codigo, encerrada, minhaCandidatura } = useFragment(
    graphql`
      fragment AcoesAoLado_vaga on Vaga @throwOnFieldError {
        codigo
        encerrada
        minhaCandidatura @catch(to: NULL) {
          candidatado
          etapa
        }
      }
    `,
    vagaRef,
  )
  const pagina = paths.vaga(codigo)
  const { candidatado = false, etapa } = minhaCandidatura ?? {}
  return (
    <>
      {candidatado ? (
        <Cluster gap="xxsmall">
          <Text as="span" size="small" color="muted">
            Sua candidatura:{' '}
          </Text>
          {etapa ? <EtapaTag etapa={etapa} /> : <Text as="span">enviada</Text>}
        </Cluster>
      ) : null}
      <Cluster>
        {candidatado ? (
          <LinkButton to={pagina}>Ver minha candidatura</LinkButton>
        ) : encerrada ? null : (
          <LinkButton to={pagina}>Candidatar-se</LinkButton>
        )}
        <LinkButton to={pagina} look="secondary">
          Abrir página
        </LinkButton>
      </Cluster>
    </>
  )
}
