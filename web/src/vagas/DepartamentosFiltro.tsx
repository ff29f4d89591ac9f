import { useId } from 'react'
import { graphql, useFragment } from 'react-relay'
import { box } from '../ui/choiceLook.css.ts'
import { Fieldset } from '../ui/Fieldset.tsx'
import type { DepartamentosFiltro_query$key } from './__generated__/DepartamentosFiltro_query.graphql.ts'
import * as styles from './DepartamentosFiltro.css.ts'

type Props = {
  queryRef: DepartamentosFiltro_query$key
  /** REST id of the department that filters now; null for all. */
  aplicado: string | null
  selecionado: string | null
  onSelect: (codigo: string | null) => void
}

/** The scrolling list of departments; 'Todos os Departamentos' first. */
export const DepartamentosFiltro = ({ queryRef, aplicado, selecionado, onSelect }: Props) => {
  const name = useId()
  const { departamentos } = useFragment(
    graphql`
      fragment DepartamentosFiltro_query on Query @throwOnFieldError {
        departamentos {
          codigo
          nome
        }
      }
    `,
    queryRef,
  )
  return (
    <Fieldset legend="Departamento">
      <div className={styles.list}>
        {[{ codigo: null, nome: 'Todos os Departamentos' }, ...departamentos].map(({ codigo, nome }) => (
          <label key={codigo} className={styles.option} data-ring={codigo === selecionado && codigo !== aplicado}>
            <input
              type="radio"
              name={name}
              checked={codigo === selecionado}
              onChange={() => onSelect(codigo)}
              className={box}
            />
            {nome}
          </label>
        ))}
      </div>
    </Fieldset>
  )
}
