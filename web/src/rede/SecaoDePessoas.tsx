import { type ReactNode, useId, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Button } from '../ui/Button.tsx'
import { Cluster } from '../ui/Cluster.tsx'
import { Grid } from '../ui/Grid.tsx'
import { Heading } from '../ui/Heading.tsx'
import type { SecaoDePessoas_conexoes$key } from './__generated__/SecaoDePessoas_conexoes.graphql.ts'
import { PessoaCard } from './PessoaCard.tsx'
import * as styles from './SecaoDePessoas.css.ts'

/** How many people a section shows before it is asked for more. */
const aVista = 6

type Props = { titulo: string; badge?: ReactNode; conexoesRef: SecaoDePessoas_conexoes$key }

/** People under one heading; nothing where there are none. */
export const SecaoDePessoas = ({ titulo, badge, conexoesRef }: Props) => {
  const conexoes = useFragment(
    graphql`
      fragment SecaoDePessoas_conexoes on Conexao @relay(plural: true) @throwOnFieldError {
        id
        ...PessoaCard_conexao
      }
    `,
    conexoesRef,
  )
  const id = useId()
  const [todas, setTodas] = useState(false)
  if (conexoes.length === 0) return null
  const hidden = todas ? 0 : Math.max(0, conexoes.length - aVista)
  return (
    <section aria-labelledby={id} className={styles.root}>
      <Cluster>
        <Heading level={2} id={id}>
          {titulo}
        </Heading>
        {badge}
      </Cluster>
      <Grid as="ul">
        {conexoes.slice(0, conexoes.length - hidden).map(conexao => (
          <PessoaCard key={conexao.id} conexaoRef={conexao} />
        ))}
      </Grid>
      {hidden > 0 ? (
        <Cluster justify="center">
          <Button look="secondary" onClick={() => setTodas(true)}>
            Ver mais {hidden}
          </Button>
        </Cluster>
      ) : null}
    </section>
  )
}
