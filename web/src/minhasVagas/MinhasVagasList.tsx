import Inbox from 'lucide-react/icons/inbox'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { paths } from '../paths.ts'
import { Button } from '../ui/form/Button.tsx'
import { useLoadRemaining } from '../relay/useLoadRemaining.ts'
import { Cluster } from '../ui/layout/Cluster.tsx'
import { EmptyState } from '../ui/state/EmptyState.tsx'
import { FailedPart } from '../ui/state/FailedPart.tsx'
import { LinkButton } from '../ui/form/LinkButton.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { Text } from '../ui/text/Text.tsx'
import { keepSearch } from '../vagas/lastSearch.ts'
import { writeFiltros, isFiltering, type Filtros, filterVagas, readFiltros, semFiltros } from './filtros.ts'
import { FiltrosDeMinhasVagas } from './FiltrosDeMinhasVagas.tsx'
import { FiltrosSheet } from './FiltrosSheet.tsx'
import * as styles from './MinhasVagasList.css.ts'
import { MinhasVagasTable, OrdemDosCartoes } from './MinhasVagasTable.tsx'
import { type Ordem, writeOrdem, readOrdem, sortVagas } from './ordem.ts'
import { MinhasVagasSkeleton } from './MinhasVagasSkeleton.tsx'
import type { LoadedVagas } from './useMinhasVagas.ts'

/** The professor's vagas. The client filters and sorts them, so it loads all pages; filters and order are in the URL. */
export const MinhasVagasList = ({ loaded }: { loaded: LoadedVagas }) => {
  const { vagas: todas, hasNext } = loaded
  const [search, setSearch] = useSearch()
  const [now] = useState(() => new Date())
  const { search: address } = useLocation()
  useEffect(() => keepSearch(paths.professor.vagas(), address), [address])
  const filtros = readFiltros(search, now)
  const ordem = readOrdem(search)
  const shown = sortVagas(filterVagas(todas, filtros), ordem)
  const [wanted, setWanted] = useState(0)
  const restante = useLoadRemaining(loaded, isFiltering(filtros) || ordem !== null || wanted > todas.length)
  const handleFiltros = (change: (filtros: Filtros) => Filtros) =>
    setSearch(before => writeFiltros(before, change(readFiltros(before, now))))
  const limpar = () => handleFiltros(() => semFiltros)
  const quantas = contagem(shown.length, todas.length, hasNext)
  const dosFiltros = { vagas: todas, value: filtros, now, onChange: handleFiltros }
  const deOrdem = { ordem, onOrdem: (next: Ordem) => setSearch(before => writeOrdem(before, next)) }
  return (
    <Stack gap="large">
      <FiltrosDeMinhasVagas {...dosFiltros} />
      <Stack gap="xsmall">
        <AcimaDaTabela {...dosFiltros} {...deOrdem} contagem={quantas} limpavel={shown.length > 0} onLimpar={limpar} />
        {restante.failed ? <Incompleta onRetry={restante.retry} /> : null}
        {shown.length > 0 ? (
          <MinhasVagasTable
            address={address}
            vagas={shown}
            hasMore={hasNext}
            isLoading={loaded.isLoadingNext}
            onNeedMore={setWanted}
            {...deOrdem}
          />
        ) : null}
        {shown.length === 0 && !hasNext ? <Vazia filtrada={todas.length > 0} onLimpar={limpar} /> : null}
        {shown.length === 0 && loaded.isLoadingNext ? <MinhasVagasSkeleton /> : null}
      </Stack>
    </Stack>
  )
}

type AcimaProps = ComponentProps<typeof FiltrosSheet> & ComponentProps<typeof OrdemDosCartoes> & { limpavel: boolean }

/** The count, and on a phone order and filters in one row. */
const AcimaDaTabela = ({ limpavel, ordem, onOrdem, ...sheet }: AcimaProps) => (
  <>
    <Cluster justify="between">
      <Contagem>{capitalize(sheet.contagem)}</Contagem>
      {limpavel && isFiltering(sheet.value) ? <Limpar look="quiet" onLimpar={sheet.onLimpar} /> : null}
    </Cluster>
    {sheet.vagas.length > 0 ? (
      <div className={styles.celular}>
        <OrdemDosCartoes ordem={ordem} onOrdem={onOrdem} />
        <FiltrosSheet {...sheet} />
      </div>
    ) : null}
  </>
)

/** The search parameters, and a function that changes them in the next task, so that the browser paints the press first. */
function useSearch() {
  const [search, setSearch] = useSearchParams()
  // Two presses can come before the task of the first.
  const latest = useRef(search)
  useEffect(() => void (latest.current = search), [search])
  const change = (write: (before: URLSearchParams) => URLSearchParams) => {
    const next = write(latest.current)
    latest.current = next
    // flushSync: nothing loads, and rendering the table in slices takes a slow computer a third longer.
    setTimeout(() => setSearch(next, { replace: true, preventScrollReset: true, flushSync: true }))
  }
  return [search, change] as const
}

const Contagem = ({ children }: { children: string }) => (
  <div role="status">
    <Text size="small" color="muted" numeric>
      {children}
    </Text>
  </div>
)

/** Counts the loaded vagas while more are loading. */
function contagem(shown: number, all: number, hasMore: boolean): string {
  const whole = `${hasMore ? 'mais de ' : ''}${all === 1 ? '1 oportunidade' : `${all} oportunidades`}`
  return shown === all ? whole : `${shown} de ${whole}`
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const Incompleta = ({ onRetry }: { onRetry: () => void }) => (
  <FailedPart title="Não foi possível carregar todas as oportunidades." busy={false} onRetry={onRetry} />
)

const Vazia = ({ filtrada, onLimpar }: { filtrada: boolean; onLimpar: () => void }) => (
  <EmptyState
    icon={<Inbox size={28} />}
    title="Nenhuma oportunidade encontrada"
    actions={
      filtrada ? (
        <Limpar look="secondary" onLimpar={onLimpar} />
      ) : (
        <LinkButton look="secondary" to={paths.professor.novaVaga()}>
          Publicar a primeira
        </LinkButton>
      )
    }
  >
    {filtrada ? 'Nenhuma das suas oportunidades combina com esses filtros.' : 'O que você publicar aparece aqui.'}
  </EmptyState>
)

const Limpar = ({ look, onLimpar }: { look: 'quiet' | 'secondary'; onLimpar: () => void }) => (
  <Button look={look} onClick={onLimpar}>
    Limpar Filtros
  </Button>
)
