import Sparkles from 'lucide-react/icons/sparkles'
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay'
import { paths } from '../../paths.ts'
import { Resta } from '../../tags/Resta.tsx'
import { TipoTag } from '../../tags/TipoTag.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { Cluster } from '../../ui/layout/Cluster.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { Text } from '../../ui/text/Text.tsx'
import { TextLink } from '../../ui/text/TextLink.tsx'
import { withLastSearch } from '../lastSearch.ts'
import type { ParecidasCardQuery } from './__generated__/ParecidasCardQuery.graphql.ts'
import type { ParecidasCard_vaga$key } from './__generated__/ParecidasCard_vaga.graphql.ts'
import * as styles from './ParecidasCard.css.ts'
import type { Lugar } from './lugar.ts'

const query = graphql`
  query ParecidasCardQuery($codigo: ID!) @throwOnFieldError {
    vaga(codigo: $codigo) {
      encerrada
      departamento {
        nome
      }
      interesses {
        nome
      }
      parecidas {
        codigo
        minhaCandidatura @catch(to: NULL) {
          candidatado
        }
        departamento {
          nome
        }
        interesses {
          nome
        }
        ...ParecidasCard_vaga
      }
    }
  }
`

type Props = { codigo: string; lugar: Lugar }

/**
 * At most three open vagas like one, each with why, and the way to all. An upstream may have none to tell: then a closed
 * vaga still leads to the list, and any other has no card.
 */
export const ParecidasCard = ({ codigo, lugar }: Props) => {
  const { vaga } = useLazyLoadQuery<ParecidasCardQuery>(query, { codigo })
  // One may have applied since they were loaded.
  const parecidas = vaga?.parecidas?.filter(({ minhaCandidatura }) => !minhaCandidatura?.candidatado) ?? []
  if (!vaga || (parecidas.length === 0 && !vaga.encerrada)) return null
  return (
    <Card as="section" padding="compact" labelledBy="parecidas">
      <Heading level={2} look="card" id="parecidas">
        Oportunidades parecidas
      </Heading>
      {parecidas.length > 0 ? (
        <ul className={styles.lista[lugar]}>
          {parecidas.map(parecida => (
            <Parecida key={parecida.codigo} vagaRef={parecida} razoes={toRazoes(vaga, parecida)} />
          ))}
        </ul>
      ) : (
        <Text color="muted">Nenhuma parecida está aberta agora.</Text>
      )}
      <TextLink to={withLastSearch(paths.vagas())} alone>
        Ver todas as oportunidades
      </TextLink>
    </Card>
  )
}

type Comparada = NonNullable<ParecidasCardQuery['response']['vaga']>
type Parecida = NonNullable<Comparada['parecidas']>[number]

/** The two reasons for which a vaga is like another (docs/recomendacoes.md). */
function toRazoes({ interesses, departamento }: Comparada, parecida: Parecida): string[] {
  const temas = new Set(interesses.map(({ nome }) => nome))
  const emComum = parecida.interesses.map(({ nome }) => nome).filter(nome => temas.has(nome))
  const isDoMesmo = departamento && departamento.nome === parecida.departamento?.nome
  return [
    ...(emComum.length > 0 ? [`Em comum: ${emComum.join(', ')}`] : []),
    ...(isDoMesmo ? ['Do mesmo departamento'] : []),
  ]
}

type ParecidaProps = { vagaRef: ParecidasCard_vaga$key; razoes: readonly string[] }

const Parecida = ({ vagaRef, razoes }: ParecidaProps) => {
  const vaga = useFragment(
    graphql`
      fragment ParecidasCard_vaga on Vaga @throwOnFieldError {
        codigo
        titulo
        prazo
        departamento {
          nome
        }
        ...TipoTag_vaga
      }
    `,
    vagaRef,
  )
  return (
    <li className={styles.item}>
      <TextLink to={paths.vaga(vaga.codigo)} look="plain">
        {vaga.titulo ?? 'Título não especificado'}
      </TextLink>
      <Cluster>
        <TipoTag vagaRef={vaga} />
        <Text as="span" size="small" color="muted">
          {vaga.departamento?.nome ?? 'Departamento não especificado'}
        </Text>
        {vaga.prazo ? <Resta prazo={vaga.prazo} semData /> : null}
      </Cluster>
      {razoes.length > 0 ? (
        <p className={styles.razoes}>
          <Sparkles size={16} aria-hidden="true" />
          {razoes.join(' · ')}
        </p>
      ) : null}
    </li>
  )
}
