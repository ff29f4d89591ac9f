import { Inbox } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { paths } from '../paths.ts'
import { Button } from '../ui/Button.tsx'
import { useRestante } from '../relay/useRestante.ts'
import { Cluster } from '../ui/Cluster.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { FailedPart } from '../ui/FailedPart.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Stack } from '../ui/Stack.tsx'
import { Text } from '../ui/Text.tsx'
import { guardarLeitura } from '../vagas/leitura.ts'
import { escreverFiltros, filtra, type Filtros, filtrar, lerFiltros, semFiltros } from './filtros.ts'
import { FiltrosDeMinhasVagas } from './FiltrosDeMinhasVagas.tsx'
import { MinhasVagasTable } from './MinhasVagasTable.tsx'
import { escreverOrdem, lerOrdem, ordenar } from './ordem.ts'
import { MinhasVagasSkeleton } from './MinhasVagasSkeleton.tsx'
import type { Carregadas } from './useMinhasVagas.ts'

/** The professor's vagas, filtered and sorted here, which takes all of them; the URL says how they are read. */
export const MinhasVagasList = ({ carregadas }: { carregadas: Carregadas }) => {
  const { vagas: todas, hasNext } = carregadas
  const [search, setSearch] = useSearchParams()
  const [now] = useState(() => new Date())
  const { search: leitura } = useLocation()
  useEffect(() => guardarLeitura(paths.professor.vagas(), leitura), [leitura])
  const filtros = lerFiltros(search, now)
  const ordem = lerOrdem(search)
  const shown = ordenar(filtrar(todas, filtros), ordem)
  const [querMais, setQuerMais] = useState(0)
  const restante = useRestante(carregadas, filtra(filtros) || ordem !== null || querMais > todas.length)
  // At once: nothing is waited for, and a table drawn bit by bit takes a slow computer a third longer.
  const read = (next: URLSearchParams) => setSearch(next, { replace: true, preventScrollReset: true, flushSync: true })
  const handleFiltros = (next: Filtros) => read(escreverFiltros(search, next))
  const limpar = () => handleFiltros(semFiltros)
  return (
    <Stack gap="large">
      {todas.length > 0 ? <FiltrosDeMinhasVagas value={filtros} now={now} onChange={handleFiltros} /> : null}
      <Stack gap="small">
        <Cluster justify="between">
          <Contagem>{contagem(shown.length, todas.length, hasNext)}</Contagem>
          {shown.length > 0 && filtra(filtros) ? <Limpar look="quiet" onLimpar={limpar} /> : null}
        </Cluster>
        {restante.failed ? <Incompleta onRetry={restante.retry} /> : null}
        {shown.length > 0 ? (
          <MinhasVagasTable
            leitura={leitura}
            vagas={shown}
            incompleta={hasNext}
            isLoading={carregadas.isLoadingNext}
            onFaltam={setQuerMais}
            ordem={ordem}
            onOrdem={next => read(escreverOrdem(search, next))}
          />
        ) : null}
        {shown.length === 0 && !hasNext ? <Vazia filtrada={todas.length > 0} onLimpar={limpar} /> : null}
        {shown.length === 0 && carregadas.isLoadingNext ? <MinhasVagasSkeleton /> : null}
      </Stack>
    </Stack>
  )
}

const Contagem = ({ children }: { children: string }) => (
  <div role="status">
    <Text size="small" color="muted" numeric>
      {children}
    </Text>
  </div>
)

/** While some are still to come, those that are there. */
function contagem(shown: number, all: number, incompleta: boolean): string {
  const whole = `${incompleta ? 'mais de ' : ''}${all === 1 ? '1 oportunidade' : `${all} oportunidades`}`
  return shown === all ? capitalize(whole) : `${shown} de ${whole}`
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
        <LinkButton to={paths.professor.novaVaga()}>Publicar a primeira</LinkButton>
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
