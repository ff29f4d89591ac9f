import { graphql, useFragment } from 'react-relay'
import { Notice } from '../ui/state/Notice.tsx'
import { Tag } from '../ui/text/Tag.tsx'
import type { Situacao_selecao$data, Situacao_selecao$key } from './__generated__/Situacao_selecao.graphql.ts'
import { countOfAprovadas } from './etapa.ts'
import { Quando } from './divulgacao/Quando.tsx'
import * as styles from './Situacao.css.ts'

type DaSelecao = Omit<Situacao_selecao$data, ' $fragmentType'>

/** Null on an upstream without etapas. */
export const useSituacao = (selecaoRef: Situacao_selecao$key | null): DaSelecao | null =>
  useFragment(
    graphql`
      fragment Situacao_selecao on Selecao @throwOnFieldError {
        lugares
        aprovadas
        retidas
        divulgacaoEm
      }
    `,
    selecaoRef,
  ) ?? null

/** The selecao in one line: the aprovadas, and the decisions that are not released. */
export const Situacao = ({ lugares, aprovadas, retidas, divulgacaoEm }: DaSelecao) => (
  <>
    <strong className={styles.aprovadas}>{countOfAprovadas(aprovadas, lugares)}</strong>
    {retidas > 0 ? (
      <>
        <Tag tone="warning">{retidas === 1 ? '1 resultado a divulgar' : `${retidas} resultados a divulgar`}</Tag>
        <Quando em={divulgacaoEm} />
      </>
    ) : null}
  </>
)

/** Warns of more aprovadas than seats. */
export const AprovadasDemais = ({ lugares, aprovadas }: DaSelecao) => {
  if (lugares === null || aprovadas <= lugares) return null
  return (
    <Notice tone="warning" title="Mais aprovadas do que vagas" live>
      {`Você aprovou ${aprovadas} candidaturas, e há ${lugares === 1 ? '1 vaga' : `${lugares} vagas`}.`}
    </Notice>
  )
}
