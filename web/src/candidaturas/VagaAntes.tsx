import { graphql, useLazyLoadQuery } from 'react-relay'
import { useKeepCurrent } from '../relay/useKeepCurrent.ts'
import { usePageTopics } from '../relay/usePageQuery.ts'
import { Text } from '../ui/text/Text.tsx'
import type { VagaAntesQuery } from './__generated__/VagaAntesQuery.graphql.ts'
import { toConhecidos } from './campos.ts'
import { readAgora, readAntes } from './versoes.ts'
import * as styles from './VagaAntes.css.ts'

const query = graphql`
  query VagaAntesQuery($codigo: ID!) @throwOnFieldError {
    vaga(codigo: $codigo) {
      minhaCandidatura {
        candidatura {
          vagaOriginal {
            mudou
            ...versoes_original
          }
          vaga {
            ...versoes_vaga
          }
        }
      }
    }
  }
`

type Props = {
  /** REST id of the vaga. */
  codigo: string
  fetchKey: number
}

/** The fields of a vaga edited since the student applied, each with its old and its new value. */
export const VagaAntes = ({ codigo, fetchKey }: Props) => {
  const { vaga } = useLazyLoadQuery<VagaAntesQuery>(query, { codigo }, { fetchPolicy: 'store-and-network', fetchKey })
  useKeepCurrent(query, { codigo }, { topics: usePageTopics().topics })
  const { vagaOriginal, vaga: atual } = vaga?.minhaCandidatura?.candidatura ?? {}
  if (!vagaOriginal || !atual) return <Text size="small">A oportunidade voltou a ser como era.</Text>
  const [antes, agora] = [readAntes(vagaOriginal), readAgora(atual)]
  return (
    <dl className={styles.root}>
      {toConhecidos(vagaOriginal.mudou).map(({ nome, texto }) => (
        <div key={nome} className={styles.field}>
          <dt className={styles.name}>{nome}</dt>
          <Valor quando="Antes" texto={texto(antes)} />
          <Valor quando="Agora" texto={texto(agora)} />
        </div>
      ))}
    </dl>
  )
}

const Valor = ({ quando, texto }: { quando: string; texto: string | null }) => (
  <dd className={styles.value}>
    <Text as="span" size="small" color="muted">
      {`${quando}:`}
    </Text>
    <Text as="div" size="small" preLine>
      {texto || 'Não informado'}
    </Text>
  </dd>
)
