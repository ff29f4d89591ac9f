import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Card } from './Card.tsx'
import * as styles from './Table.css.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

export type Sort<Column extends string> = { column: Column; direction: 'ascending' | 'descending' }

export type TableColumn<Row, Id extends string> = {
  id: Id
  header: string
  cell: (row: Row) => ReactNode
  sortable?: boolean
}

type Props<Row, Id extends string> = {
  /** What the table holds, for screen readers. */
  caption: string
  /** The first column heads the card that a row becomes on a phone. */
  columns: readonly TableColumn<Row, Id>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  sort?: Sort<Id>
  /** The same column again turns the direction round. */
  onSort?: (sort: Sort<Id>) => void
}

/** A table whose rows become cards under 768 px. The owner sorts the rows. */
export const Table = <Row, Id extends string>({ caption, columns, rows, rowKey, sort, onSort }: Props<Row, Id>) => (
  <Card padding="none">
    <table className={styles.root}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead className={styles.head}>
        <tr>
          {columns.map(column => {
            const direction = sort?.column === column.id ? sort.direction : undefined
            return (
              <th key={column.id} scope="col" aria-sort={direction} className={styles.header}>
                {column.sortable && onSort ? (
                  <SortButton direction={direction} onSort={next => onSort({ column: column.id, direction: next })}>
                    {column.header}
                  </SortButton>
                ) : (
                  column.header
                )}
              </th>
            )
          })}
        </tr>
      </thead>
      <tbody className={styles.body}>
        {rows.map(row => (
          <tr key={rowKey(row)} className={styles.row}>
            {columns.map(column => (
              <td key={column.id} data-label={column.header} className={styles.cell}>
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </Card>
)

type Direction = Sort<string>['direction']
type SortProps = { direction: Direction | undefined; onSort: (next: Direction) => void; children: ReactNode }

const SortButton = ({ direction, onSort, children }: SortProps) => {
  const Icon = direction === 'ascending' ? ArrowUp : direction === 'descending' ? ArrowDown : ArrowUpDown
  return (
    <button
      type="button"
      className={styles.sort}
      onClick={() => onSort(direction === 'ascending' ? 'descending' : 'ascending')}
    >
      {children}
      <Icon size={16} aria-hidden="true" />
    </button>
  )
}
