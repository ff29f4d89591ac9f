import { graphql, useFragment } from 'react-relay'
import { Notice } from '../../ui/state/Notice.tsx'
import { Text } from '../../ui/text/Text.tsx'
import { countOfAprovadas, type EmSelecao, type Etapa } from '../etapa.ts'
import type { Lugares_selecao$key } from './__generated__/Lugares_selecao.graphql.ts'

type Props = {
  selecaoRef: Lugares_selecao$key | null
  para: Etapa | null
  candidatos: readonly EmSelecao[]
}

/** Counts the seats that a move to 'Aprovada' takes, before it is made. */
export const Lugares = ({ selecaoRef, para, candidatos }: Props) => {
  const selecao = useFragment(
    graphql`
      fragment Lugares_selecao on Selecao @throwOnFieldError {
        lugares
        aprovadas
      }
    `,
    selecaoRef,
  )
  if (para !== 'APROVADA' || !selecao || selecao.lugares === null) return <div role="status" />
  const { lugares, aprovadas } = selecao
  const depois = aprovadas + candidatos.filter(({ etapa }) => etapa !== 'APROVADA').length
  const atual = countOfAprovadas(aprovadas, lugares)
  return (
    <div role="status">
      {depois > lugares ? (
        <Notice tone="warning">{`${atual}: esta decisão passa de ${lugares}.`}</Notice>
      ) : (
        <Text size="small" color="muted" numeric>
          {`${atual}: com esta decisão, ${depois} de ${lugares}.`}
        </Text>
      )}
    </div>
  )
}
