import SearchX from 'lucide-react/icons/search-x'
import type { LoadMoreFn } from 'react-relay'
import type { OperationType } from 'relay-runtime'
import { LoadMore } from '../ui/LoadMore.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { EmptyState } from '../ui/state/EmptyState.tsx'
import { Table, type TableColumn } from '../ui/Table.tsx'
import * as styles from './Lista.css.ts'

const perPage = 50

type Props<Row, Id extends string, Query extends OperationType> = {
  /** The name of the rows, in the plural: 'pessoas'. */
  what: string
  columns: readonly TableColumn<Row, Id>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** What is said of a list without rows. */
  vazia: string
  pagination: { hasNext: boolean; isLoadingNext: boolean; loadNext: LoadMoreFn<Query> }
}

/** A list of the administration: a table, its next window, and what is said without rows. */
export const Lista = <Row, Id extends string, Query extends OperationType>({
  what,
  columns,
  rows,
  rowKey,
  vazia,
  pagination: { hasNext, isLoadingNext, loadNext },
}: Props<Row, Id, Query>) =>
  rows.length === 0 ? (
    <EmptyState icon={<SearchX size={28} />} title={vazia} />
  ) : (
    <Stack>
      <div className={styles.root}>
        <Table caption={what} columns={columns} rows={rows} rowKey={rowKey} dense />
      </div>
      {hasNext ? (
        <LoadMore what={what} busy={isLoadingNext} onLoad={onComplete => loadNext(perPage, { onComplete })} />
      ) : null}
    </Stack>
  )
