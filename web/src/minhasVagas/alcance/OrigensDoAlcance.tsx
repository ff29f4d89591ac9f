import { graphql, useFragment } from 'react-relay'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Desenho } from '../../ui/numeros/Desenho.tsx'
import { Tabela } from '../../ui/numeros/Tabela.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import type { OrigemDaVisita, OrigensDoAlcance_alcance$key } from './__generated__/OrigensDoAlcance_alcance.graphql.ts'
import * as styles from './OrigensDoAlcance.css.ts'
import { formatTotal } from './passos.ts'

const nomes: Record<OrigemDaVisita, string> = {
  LISTA: 'Lista de oportunidades',
  BUSCA: 'Busca',
  ALERTA: 'Aviso de oportunidade nova',
  LINK: 'Outro link',
}

const numeros = [
  { titulo: 'Visitas', curto: 'Visitas' },
  { titulo: 'Começaram', curto: 'Começaram' },
]

type Props = {
  alcanceRef: OrigensDoAlcance_alcance$key
  /** Visits of all origins. */
  total: number
}

/** What led to the visits: a bar each, in a table of their numbers. */
export const OrigensDoAlcance = ({ alcanceRef, total }: Props) => {
  const { origens } = useFragment(
    graphql`
      fragment OrigensDoAlcance_alcance on Alcance @throwOnFieldError {
        origens {
          origem
          viram
          comecaram
        }
      }
    `,
    alcanceRef,
  )
  const linhas = origens.map(({ origem, viram, comecaram }) => ({
    nome: nomes[origem],
    barra: <Barra parte={viram / total} />,
    celulas: [formatTotal(viram), formatTotal(comecaram)],
  }))
  return (
    <Stack gap="xsmall">
      <Heading level={3} look="label">
        De onde vieram
      </Heading>
      <Tabela caption="Visitas por origem" coluna="Origem" numeros={numeros} linhas={linhas} />
    </Stack>
  )
}

const Barra = ({ parte }: { parte: number }) => (
  <Desenho tone="primary" width="100%" height={8}>
    <rect width="100%" height="100%" rx="4" className={styles.trilho} />
    <rect width={`${100 * parte}%`} height="100%" rx="4" className={styles.barra} />
  </Desenho>
)
