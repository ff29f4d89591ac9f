import { lazy, Suspense, useState, useTransition } from 'react'
import { Button } from '../../ui/form/Button.tsx'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx'
import type { FiltrosPanel_query$key } from './__generated__/FiltrosPanel_query.graphql.ts'
import { countEscolhas } from './filtro.ts'
import * as styles from './FiltrosSheet.css.ts'
import type { Filtros } from './useFiltros.ts'

/** Lazy: a wide screen never opens it, and the list begins many visits. */
const FiltrosDialog = lazy(() => import('./FiltrosDialog.tsx').then(module => ({ default: module.FiltrosDialog })))

type Props = { queryRef: FiltrosPanel_query$key; filtros: Filtros }

/** The filters on smaller screens. */
export const FiltrosSheet = ({ queryRef, filtros }: Props) => {
  const [state, setState] = useState<'never opened' | 'open' | 'closed'>('never opened')
  const [isLoading, startLoading] = useTransition()
  const escolhas = countEscolhas(filtros.selecionado)
  return (
    <div className={styles.root}>
      <Button look="secondary" shape="compact" busy={isLoading} onClick={() => startLoading(() => setState('open'))}>
        Filtrar<VisuallyHidden> oportunidades</VisuallyHidden>
        {escolhas > 0 ? <span>{` (${escolhas})`}</span> : null}
      </Button>
      {state === 'never opened' ? null : (
        <Suspense fallback={null}>
          <FiltrosDialog
            queryRef={queryRef}
            filtros={filtros}
            open={state === 'open'}
            onClose={() => setState('closed')}
          />
        </Suspense>
      )}
    </div>
  )
}
