import { memo, type ReactNode, useId } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Button } from '../ui/Button.tsx'
import { Cluster } from '../ui/Cluster.tsx'
import { Grid } from '../ui/Grid.tsx'
import { Heading } from '../ui/Heading.tsx'
import type { SecaoDePessoas_edges$key } from './__generated__/SecaoDePessoas_edges.graphql.ts'
import { PessoaCard } from './PessoaCard.tsx'
import { useLeitura } from './useLeitura.ts'
import * as styles from './SecaoDePessoas.css.ts'

/** How many people a section shows before it is asked for more. */
const aVista = 6

type Props = {
  /** Its name in the address. */
  secao: string
  titulo: string
  badge?: ReactNode
  edgesRef: SecaoDePessoas_edges$key
}

/** People under one heading; nothing where there are none. */
export const SecaoDePessoas = memo(({ secao, titulo, badge, edgesRef }: Props) => {
  const edges = useFragment(
    graphql`
      fragment SecaoDePessoas_edges on SugestaoEdge @relay(plural: true) @throwOnFieldError {
        motivo
        node {
          id
          ...PessoaCard_conexao
        }
      }
    `,
    edgesRef,
  )
  const id = useId()
  const { abertas, ler } = useLeitura()
  if (edges.length === 0) return null
  const hidden = abertas.includes(secao) ? 0 : Math.max(0, edges.length - aVista)
  return (
    <section aria-labelledby={id} className={styles.root}>
      <Cluster>
        <Heading level={2} id={id}>
          {titulo}
        </Heading>
        {badge}
      </Cluster>
      <Grid as="ul">
        {edges.slice(0, edges.length - hidden).map(({ motivo, node }) => (
          <PessoaCard key={node.id} conexaoRef={node} motivo={motivo} />
        ))}
      </Grid>
      {hidden > 0 ? (
        <Cluster justify="center">
          <Button look="secondary" onClick={() => ler({ abertas: [...abertas, secao] })}>
            Ver mais {hidden}
          </Button>
        </Cluster>
      ) : null}
    </section>
  )
})
