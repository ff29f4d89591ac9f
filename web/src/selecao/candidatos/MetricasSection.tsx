import ChartColumn from 'lucide-react/icons/chart-column'
import { EtapaTag } from '../../candidaturas/candidatura/EtapaTag.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { Cluster } from '../../ui/layout/Cluster.tsx'
import { EmptyState } from '../../ui/state/EmptyState.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { Text } from '../../ui/text/Text.tsx'
import { comEtapas, type EmSelecao, porEtapa, todasAsEtapas } from '../etapa.ts'
import { isRetirada } from './candidatos.ts'
import { Carregados } from './Carregados.tsx'
import { MetricasDeCandidatos } from './MetricasDeCandidatos.tsx'
import type { TodosOsCandidatos } from './useTodosOsCandidatos.ts'
import * as styles from './MetricasSection.css.ts'

/** The numbers of the candidates of a vaga: by etapa, over time and by curso. */
export const MetricasSection = ({ todos }: { todos: TodosOsCandidatos }) => {
  const { candidatos } = todos
  const contados = candidatos.filter(one => !isRetirada(one))
  return (
    <Carregados todos={todos}>
      {candidatos.length > 0 && comEtapas(candidatos) ? <PorEtapa candidatos={candidatos} /> : null}
      {contados.length > 0 ? (
        <MetricasDeCandidatos candidatos={contados} />
      ) : (
        <EmptyState icon={<ChartColumn size={28} />} title="Ainda não há o que medir">
          As métricas aparecem com a primeira candidatura.
        </EmptyState>
      )}
    </Carregados>
  )
}

const PorEtapa = ({ candidatos }: { candidatos: readonly EmSelecao[] }) => {
  const colunas = porEtapa(candidatos)
  return (
    <Card as="section" padding="compact" labelledBy="por-etapa">
      <Heading level={2} look="card" id="por-etapa">
        Candidatos por etapa
      </Heading>
      <ul aria-labelledby="por-etapa" className={styles.contagem}>
        {todasAsEtapas.map(etapa => (
          <li key={etapa}>
            <Cluster gap="xxsmall">
              <EtapaTag etapa={etapa} />
              <Text as="span" numeric>
                {colunas[etapa].length}
              </Text>
            </Cluster>
          </li>
        ))}
      </ul>
    </Card>
  )
}
