import { EtapaTag } from '../../candidaturas/candidatura/EtapaTag.tsx'
import { Cluster } from '../../ui/layout/Cluster.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/text/Text.tsx'
import { type Etapa, todasAsEtapas, toNomes } from '../etapa.ts'

/** As many names of a decision as one reads at a glance. */
const most = 5

type Props = {
  /** Who is told, by the decision that they get. */
  pessoas: readonly { etapa: Etapa; nome: string | null }[]
  /** How many there are, loaded or not. */
  total: number
}

/** Who gets which decision. */
export const QuemRecebe = ({ pessoas, total }: Props) => {
  const decisoes = todasAsEtapas
    .map(etapa => ({ etapa, delas: pessoas.filter(one => one.etapa === etapa) }))
    .filter(({ delas }) => delas.length > 0)
  const faltam = total - pessoas.length
  return (
    <Stack as="ul" gap="small">
      {decisoes.map(({ etapa, delas }) => (
        <li key={etapa}>
          <Cluster gap="xsmall">
            <EtapaTag etapa={etapa} />
            <Text as="span" color="muted" numeric>
              {delas.length}
            </Text>
          </Cluster>
          <Text>{toNomes(delas, most)}</Text>
        </li>
      ))}
      {faltam > 0 ? (
        <li>{faltam === 1 ? 'Mais 1, que ainda não carregou.' : `Mais ${faltam}, que ainda não carregaram.`}</li>
      ) : null}
    </Stack>
  )
}
