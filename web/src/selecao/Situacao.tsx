import { lazy, Suspense } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Notice } from '../ui/state/Notice.tsx'
import type { Situacao_selecao$key } from './__generated__/Situacao_selecao.graphql.ts'
import { countOfAprovadas } from './etapa.ts'
import type { useFocusMovedCard } from './movimentos/useFocusMovedCard.ts'
import * as styles from './Situacao.css.ts'

/** Loaded on demand: most visits find nothing to release. */
const Divulgacao = lazy(() => import('./divulgacao/Divulgacao.tsx').then(module => ({ default: module.Divulgacao })))

const fragment = graphql`
  fragment Situacao_selecao on Selecao @throwOnFieldError {
    lugares
    aprovadas
    retidas
    divulgacaoEm
  }
`

type Props = {
  /** Global id of the vaga. */
  vaga: string
  selecaoRef: Situacao_selecao$key
  /** The divulgacao removes the button that has the focus, maybe before its response: an event may be faster. */
  focus: Pick<ReturnType<typeof useFocusMovedCard>, 'track' | 'done'>
}

/** The selecao in one line: the aprovadas, and the decisions that are not released with their divulgacao. */
export const Situacao = ({ vaga, selecaoRef, focus }: Props) => {
  const { lugares, aprovadas, retidas, divulgacaoEm } = useFragment(fragment, selecaoRef)
  return (
    <>
      <strong className={styles.aprovadas}>{countOfAprovadas(aprovadas, lugares)}</strong>
      {retidas > 0 ? (
        <>
          <span aria-hidden="true">·</span>
          <span className={styles.resultados}>
            {retidas === 1 ? '1 resultado a divulgar' : `${retidas} resultados a divulgar`}
          </span>
          <Suspense>
            <Divulgacao {...{ vaga, retidas, divulgacaoEm, focus }} />
          </Suspense>
        </>
      ) : null}
    </>
  )
}

/** Warns of more aprovadas than seats. */
export const AprovadasDemais = ({ selecaoRef }: Pick<Props, 'selecaoRef'>) => {
  const { lugares, aprovadas } = useFragment(fragment, selecaoRef)
  if (lugares === null || aprovadas <= lugares) return null
  return (
    <Notice tone="warning" title="Mais aprovadas do que vagas" live>
      {`Você aprovou ${aprovadas} candidaturas, e há ${lugares === 1 ? '1 vaga' : `${lugares} vagas`}.`}
    </Notice>
  )
}
