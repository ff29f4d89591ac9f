import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import ArrowUpDown from 'lucide-react/icons/arrow-up-down'
import { memo, type ReactNode } from 'react'
import { Card } from './layout/Card.tsx'
import * as styles from './Table.css.ts'
import { VisuallyHidden } from './text/VisuallyHidden.tsx'

export type Sort<Column extends string> = { column: Column; direction: 'ascending' | 'descending' }

export type TableColumn<Row, Id extends string> = {
  id: Id
  header: string
  cell: (row: Row) => ReactNode
  sortable?: boolean
  /** Its cell says what it is: on a phone it has no label. */
  bare?: boolean
}

type Props<Row, Id extends string> = {
  /** The accessible name of the table. */
  caption: string
  /** On a phone each row becomes a card, with the first column as its title. */
  columns: readonly TableColumn<Row, Id>[]
  rows: readonly Row[]
  rowKey: (row: Row, index: number) => string | number
  /** On a phone a row stays a row, of two lines: the first two columns, and below them the others. */
  asRows?: boolean
  /** Many columns: narrower until the screen is wide; on a phone, lines of facts between the first and the last. */
  dense?: boolean
  sort?: Sort<Id>
  /** The same column again reverses the direction. */
  onSort?: (sort: Sort<Id>) => void
}

/**
 * A table whose rows become cards under 768 px, which CardsOrder sorts. The owner sorts the rows. A row that is the same
 * object as before does not render again.
 */
export const Table = <Row, Id extends string>({
  caption,
  columns,
  rows,
  rowKey,
  asRows = false,
  dense = false,
  sort,
  onSort,
}: Props<Row, Id>) => (
  <Card padding="none">
    <table className={styles.root} data-linhas={asRows} data-densa={dense}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <Head columns={columns} sort={sort} onSort={onSort} />
      <tbody className={styles.body}>
        {rows.map((row, index) => (
          <TableRow key={rowKey(row, index)} row={row} columns={columns} />
        ))}
      </tbody>
    </table>
  </Card>
)

type HeadProps<Row, Id extends string> = Pick<Props<Row, Id>, 'columns'> & {
  sort: Sort<Id> | undefined
  onSort: ((sort: Sort<Id>) => void) | undefined
}

const Head = <Row, Id extends string>({ columns, sort, onSort }: HeadProps<Row, Id>) => (
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
)

const DrawnRow = <Row, Id extends string>({ row, columns }: { row: Row; columns: readonly TableColumn<Row, Id>[] }) => (
  <tr className={styles.row}>
    {columns.map(column => (
      <td key={column.id} data-label={column.header} data-bare={column.bare} className={styles.cell}>
        {column.cell(row)}
      </td>
    ))}
  </tr>
)
// `memo` loses the type parameter of a component.
const TableRow = memo(DrawnRow) as typeof DrawnRow

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
