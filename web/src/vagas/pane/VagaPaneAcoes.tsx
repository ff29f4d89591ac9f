import { graphql, useFragment } from 'react-relay'
import { Percurso } from '../../candidaturas/candidatura/Percurso.tsx'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/form/LinkButton.tsx'
import { Cluster } from '../../ui/layout/Cluster.tsx'
import { Text } from '../../ui/text/Text.tsx'
import { daLista } from '../lastSearch.ts'
import type { VagaPaneAcoes_vaga$key } from './__generated__/VagaPaneAcoes_vaga.graphql.ts'

/** The actions for the vaga beside the list. All of them lead to its page. */
export const VagaPaneAcoes = ({ vagaRef }: { vagaRef: VagaPaneAcoes_vaga$key }) => {
  const { codigo, encerrada, minhaCandidatura } = useFragment(
    graphql`
      fragment VagaPaneAcoes_vaga on Vaga @throwOnFieldError {
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
        <div>{etapa ? <Percurso etapa={etapa} /> : <Text size="small">Sua candidatura foi enviada.</Text>}</div>
      ) : null}
      <Cluster>
        {candidatado ? (
          <LinkButton to={pagina} state={daLista}>
            Ver minha candidatura
          </LinkButton>
        ) : encerrada ? null : (
          <LinkButton to={pagina} state={daLista}>
            Candidatar-se
          </LinkButton>
        )}
        <LinkButton to={pagina} state={daLista} look="secondary">
          Abrir página
        </LinkButton>
      </Cluster>
    </>
  )
}
