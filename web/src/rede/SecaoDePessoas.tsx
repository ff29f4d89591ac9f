import { memo, type ReactNode, useId } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Button } from '../ui/form/Button.tsx'
import { Cluster } from '../ui/layout/Cluster.tsx'
import { Grid } from '../ui/layout/Grid.tsx'
import { Heading } from '../ui/text/Heading.tsx'
import type { SecaoDePessoas_edges$key } from './__generated__/SecaoDePessoas_edges.graphql.ts'
import { PessoaCard } from './PessoaCard.tsx'
import { useUrlState } from './useUrlState.ts'
import * as styles from './SecaoDePessoas.css.ts'

/** The number of people of a section before 'Ver todos': a row of columns. */
const aVista = 3

type Props = {
  /** Its name in the URL. */
  secao: string
  titulo: string
  badge?: ReactNode
  edgesRef: SecaoDePessoas_edges$key
}

/** A section of people; nothing if it is empty. */
export const SecaoDePessoas = memo(({ secao, titulo, badge, edgesRef }: Props) => {
  const edges = useFragment(
    graphql`
      fragment SecaoDePessoas_edges on SugestaoEdge @relay(plural: true) @throwOnFieldError {
        motivo
        vagasAbertas
        node {
          id
          ...PessoaCard_conexao
        }
      }
    `,
    edgesRef,
  )
  const id = useId()
  const { abertas, update } = useUrlState()
  if (edges.length === 0) return null
  const aberta = abertas.includes(secao) || edges.length <= aVista
  return (
    <section aria-labelledby={id} className={styles.root}>
      <Cluster>
        <Heading level={2} id={id}>
          {titulo}
        </Heading>
        {badge}
      </Cluster>
      <Grid as="ul" min="wide">
        {(aberta ? edges : edges.slice(0, aVista)).map(({ motivo, vagasAbertas, node }) => (
          <PessoaCard key={node.id} conexaoRef={node} motivo={motivo} vagasAbertas={vagasAbertas} />
        ))}
      </Grid>
      {aberta ? null : <Todos quantos={edges.length} onOpen={() => update({ abertas: [...abertas, secao] })} />}
    </section>
  )
})

const Todos = ({ quantos, onOpen }: { quantos: number; onOpen: () => void }) => (
  <Cluster justify="center">
    <Button look="secondary" onClick={onOpen}>
      {`Ver todos (${quantos})`}
    </Button>
  </Cluster>
)
