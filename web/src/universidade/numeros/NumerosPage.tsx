import CalendarX from 'lucide-react/icons/calendar-x'
import { Suspense } from 'react'
import { graphql } from 'react-relay'
import { usePageQuery } from '../../relay/usePageQuery.ts'
import { formatDay } from '../../ui/dates.ts'
import { Cluster } from '../../ui/layout/Cluster.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { EmptyState } from '../../ui/state/EmptyState.tsx'
import { Skeleton } from '../../ui/state/Skeleton.tsx'
import { Text } from '../../ui/text/Text.tsx'
import { Administracao } from '../Administracao.tsx'
import { Exportar } from '../Exportar.tsx'
import type { NumerosPageQuery } from './__generated__/NumerosPageQuery.graphql.ts'
import { Anos } from './Anos.tsx'
import { Resumo } from './Resumo.tsx'
import { Secao } from './Secao.tsx'

const query = graphql`
  query NumerosPageQuery($ano: Int) @preloadable @throwOnFieldError {
    viewer {
      administracao {
        numeros(ano: $ano) {
          ano
          anos
          ate
          ...Resumo_numeros
          numeros {
            medida
            ...Secao_numero
          }
        }
      }
    }
  }
`

/** '/admin/numeros': what happened on the board in a year, without single people. */
export const NumerosPage = () => (
  <Administracao title="Números" lead="O que aconteceu no mural em um ano, sem identificar ninguém.">
    <Suspense fallback={<Skeleton shape="block" height="640px" />}>
      <Conteudo />
    </Suspense>
  </Administracao>
)

const Conteudo = () => {
  const { viewer } = usePageQuery<NumerosPageQuery>(query)
  if (!viewer) return null
  const { numeros } = viewer.administracao
  if (!numeros) return <EmptyState icon={<CalendarX size={28} />} title="Este servidor não conta os números do mural" />
  const { ano, anos, ate } = numeros
  return (
    <Stack gap="large">
      <Cluster justify="between">
        <Anos ano={ano} anos={anos} />
        <Exportar lista="numeros" />
      </Cluster>
      {ate ? (
        <>
          <Stack gap="xsmall">
            <Resumo numerosRef={numeros} />
            <Text size="small" color="muted" reading>
              {`Meses completos, até ${formatDay(ate)}. Grupos com menos de 5 ficam ocultos, e outros com eles, para que nenhum se calcule por subtração. Uma candidatura está respondida quando quem gere a vaga muda a etapa ou escreve ao estudante; o tempo até a primeira resposta é a mediana.`}
            </Text>
          </Stack>
          {numeros.numeros.map(numero => (
            <Secao key={numero.medida} numeroRef={numero} />
          ))}
        </>
      ) : (
        <EmptyState icon={<CalendarX size={28} />} title={`Ainda não há números de ${ano}`}>
          Um mês entra nos números quando termina.
        </EmptyState>
      )}
    </Stack>
  )
}
