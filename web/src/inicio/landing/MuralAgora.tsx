import { graphql, useFragment, useLazyLoadQuery } from 'react-relay'
import { paths } from '../../paths.ts'
import { Cluster } from '../../ui/layout/Cluster.tsx'
import { Text } from '../../ui/text/Text.tsx'
import { TextLink } from '../../ui/text/TextLink.tsx'
import type { MuralAgora_mural$key } from './__generated__/MuralAgora_mural.graphql.ts'
import type { MuralAgoraQuery } from './__generated__/MuralAgoraQuery.graphql.ts'
import { Novas } from './Novas.tsx'
import { Tipos, TiposDoMural } from './Tipos.tsx'

/** One request: both parts read the same query. */
const useMural = () =>
  useLazyLoadQuery<MuralAgoraQuery>(
    graphql`
      query MuralAgoraQuery @throwOnFieldError {
        mural {
          ...MuralAgora_mural
        }
        instituicao {
          nome
          suporte
          termos
          documentos
        }
      }
    `,
    {},
  )

/** The newest vagas and the number of each type; only the types if the vagas are not public. */
export const MuralAgora = () => {
  const { mural } = useMural()
  return mural ? <Publico muralRef={mural} /> : <Tipos />
}

const Publico = ({ muralRef }: { muralRef: MuralAgora_mural$key }) => {
  const mural = usePublico(muralRef)
  return (
    <>
      <Novas muralRef={mural} />
      <TiposDoMural muralRef={mural} />
    </>
  )
}

const usePublico = (muralRef: MuralAgora_mural$key) =>
  useFragment(
    graphql`
      fragment MuralAgora_mural on Mural @throwOnFieldError {
        ...Tipos_mural
        ...Novas_mural
      }
    `,
    muralRef,
  )

/** The newest vagas alone; nothing if they are not public. */
export const NovasAgora = () => {
  const { mural } = useMural()
  return mural ? <SoNovas muralRef={mural} /> : null
}

const SoNovas = ({ muralRef }: { muralRef: MuralAgora_mural$key }) => <Novas muralRef={usePublico(muralRef)} />

/** The university, its terms and its support, where the vagas are public. */
export const RodapeAgora = () => {
  const { mural, instituicao } = useMural()
  if (!mural) return null
  return (
    <Cluster as="footer" justify="between" gap="medium">
      <Text size="small" color="muted">
        {`Mural Acadêmico · ${instituicao.nome}`}
      </Text>
      <Cluster gap="large">
        {instituicao.documentos > 0 ? (
          <TextLink to={paths.privacidade()} alone>
            Privacidade
          </TextLink>
        ) : null}
        {instituicao.documentos > 0 || instituicao.termos ? (
          <TextLink to={instituicao.documentos > 0 ? paths.termos() : (instituicao.termos ?? '')} alone>
            Termos de uso
          </TextLink>
        ) : null}
        {instituicao.suporte ? (
          <TextLink to={`mailto:${instituicao.suporte}`} alone>
            Falar com o suporte
          </TextLink>
        ) : null}
      </Cluster>
    </Cluster>
  )
}
