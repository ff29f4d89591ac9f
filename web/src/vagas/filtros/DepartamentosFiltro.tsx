import { memo, useId } from 'react'
import { graphql } from 'react-relay'
import { useRetryPart } from '../../relay/useRetryPart.ts'
import { box } from '../../ui/form/choiceLook.css.ts'
import { FailedPart } from '../../ui/state/FailedPart.tsx'
import { Fieldset } from '../../ui/form/Fieldset.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import type { useNomes_query$key } from './__generated__/useNomes_query.graphql.ts'
import { Contagem } from './Contagem.tsx'
import type { Contagens } from './useContagens.ts'
import { useNomes } from './useNomes.ts'
import * as styles from './DepartamentosFiltro.css.ts'

type Props = {
  queryRef: useNomes_query$key
  contagens: Contagens
  /** REST id of the applied department; null for all. */
  aplicado: string | null
  selecionado: string | null
  onSelect: (edit: { codigoDoDepartamento: string | null }) => void
}

/** The list of departments, with 'Todos os Departamentos' first. */
export const DepartamentosFiltro = memo(({ queryRef, contagens, aplicado, selecionado, onSelect }: Props) => {
  const name = useId()
  const { departamentos } = useNomes(queryRef)
  return (
    <Fieldset legend="Departamento">
      <Stack gap="small">
        <div className={styles.list}>
          {[{ codigo: null, nome: 'Todos os Departamentos' }, ...(departamentos ?? [])].map(({ codigo, nome }) => (
            <label key={codigo} className={styles.option} data-ring={codigo === selecionado && codigo !== aplicado}>
              <input
                type="radio"
                name={name}
                checked={codigo === selecionado}
                onChange={() => onSelect({ codigoDoDepartamento: codigo })}
                className={box}
                aria-describedby={codigo === null ? undefined : `${name}-${codigo}`}
              />
              {nome}
              {codigo === null ? null : (
                <Contagem id={`${name}-${codigo}`} contagens={contagens} option={`d${codigo}`} />
              )}
            </label>
          ))}
        </div>
        {departamentos ? null : <SemDepartamentos />}
      </Stack>
    </Fieldset>
  )
})

const SemDepartamentos = () => {
  const [retry, isRetrying] = useRetryPart(graphql`
    query DepartamentosFiltroQuery {
      departamentos {
        codigo
        nome
      }
    }
  `)
  return <FailedPart title="Erro ao carregar departamentos" busy={isRetrying} onRetry={retry} />
}
