import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import * as styles from './CardsOrder.css.ts'
import { Field } from './form/Field.tsx'
import { IconButton } from './form/IconButton.tsx'
import { Select } from './form/Select.tsx'
import type { Sort, TableColumn } from './Table.tsx'

type Props<Row, Id extends string> = {
  columns: readonly TableColumn<Row, Id>[]
  sort: Sort<Id>
  onSort: (sort: Sort<Id>) => void
}

/** The order of the cards that a table is on a phone, where it has no head. */
export const CardsOrder = <Row, Id extends string>({ columns, sort, onSort }: Props<Row, Id>) => {
  const sortable = columns.filter(column => column.sortable)
  const { column: sorted, direction } = sort
  const handleColumn = (id: string) => {
    const column = sortable.find(one => one.id === id)
    if (column) onSort({ column: column.id, direction })
  }
  const turned = direction === 'ascending' ? 'descending' : 'ascending'
  return (
    <div className={styles.order}>
      <Field label="Ordenar por" labelHidden>
        {control => (
          <Select {...control} value={sorted} onChange={event => handleColumn(event.target.value)}>
            {sortable.map(({ id, header }) => (
              <option key={id} value={id}>
                {header}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <IconButton
        label={direction === 'ascending' ? 'Ordem crescente: inverter' : 'Ordem decrescente: inverter'}
        look="secondary"
        icon={direction === 'ascending' ? <ArrowUp size={20} /> : <ArrowDown size={20} />}
        onClick={() => onSort({ column: sorted, direction: turned })}
      />
    </div>
  )
}
