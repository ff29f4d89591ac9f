import { graphql, useFragment } from 'react-relay'
import { Cluster } from '../ui/layout/Cluster.tsx'
import { TextLink } from '../ui/text/TextLink.tsx'
import type { LinksExternos_instituicao$key } from './__generated__/LinksExternos_instituicao.graphql.ts'

/** Links to the prototype and the support (specification §1) and to who answers for data, if the university has them. */
export const LinksExternos = ({ instituicaoRef }: { instituicaoRef: LinksExternos_instituicao$key }) => {
  const { prototipo, suporte, protecaoDeDados } = useFragment(
    graphql`
      fragment LinksExternos_instituicao on Instituicao @throwOnFieldError {
        prototipo
        suporte
        protecaoDeDados
      }
    `,
    instituicaoRef,
  )
  return (
    <Cluster gap="large">
      {prototipo ? (
        <TextLink to={prototipo} alone>
          Ver o protótipo
        </TextLink>
      ) : null}
      {suporte ? (
        <TextLink to={`mailto:${suporte}`} alone>
          Falar com o suporte
        </TextLink>
      ) : null}
      {protecaoDeDados ? (
        <TextLink to={`mailto:${protecaoDeDados}`} alone>
          Proteção de dados
        </TextLink>
      ) : null}
    </Cluster>
  )
}
