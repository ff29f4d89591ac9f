import { Inbox } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { paths } from '../paths.ts'
import { Button } from '../ui/Button.tsx'
import { Cluster } from '../ui/Cluster.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Stack } from '../ui/Stack.tsx'
import { Text } from '../ui/Text.tsx'
import { guardarLeitura } from '../vagas/leitura.ts'
import { escreverFiltros, filtra, type Filtros, filtrar, lerFiltros, semFiltros } from './filtros.ts'
import { FiltrosDeMinhasVagas } from './FiltrosDeMinhasVagas.tsx'
import { MinhasVagasTable } from './MinhasVagasTable.tsx'
import { escreverOrdem, lerOrdem, ordenar } from './ordem.ts'
import type { Linha } from './useMinhasVagas.ts'

/** The professor's vagas, filtered and sorted here: the list is whole, and the URL says how it is read. */
export const MinhasVagasList = ({ vagas: todas }: { vagas: readonly Linha[] }) => {
  const [search, setSearch] = useSearchParams()
  const [now] = useState(() => new Date())
  const { search: leitura } = useLocation()
  useEffect(() => guardarLeitura(paths.professor.vagas(), leitura), [leitura])
  const filtros = lerFiltros(search, now)
  const ordem = lerOrdem(search)
  const shown = ordenar(filtrar(todas, filtros), ordem)
  // At once: nothing is waited for, and a table drawn bit by bit takes a slow computer a third longer.
  const read = (next: URLSearchParams) => setSearch(next, { replace: true, preventScrollReset: true, flushSync: true })
  const handleFiltros = (next: Filtros) => read(escreverFiltros(search, next))
  const limpar = () => handleFiltros(semFiltros)
  return (
    <Stack gap="large">
      {todas.length > 0 ? <FiltrosDeMinhasVagas value={filtros} now={now} onChange={handleFiltros} /> : null}
      <Stack gap="small">
        <Cluster justify="between">
          <div role="status">
            <Text size="small" color="muted" numeric>
              {contagem(shown.length, todas.length)}
            </Text>
          </div>
          {shown.length > 0 && filtra(filtros) ? <Limpar look="quiet" onLimpar={limpar} /> : null}
        </Cluster>
        {shown.length > 0 ? (
          <MinhasVagasTable
            leitura={leitura}
            vagas={shown}
            ordem={ordem}
            onOrdem={next => read(escreverOrdem(search, next))}
          />
        ) : (
          <Vazia filtrada={todas.length > 0} onLimpar={limpar} />
        )}
      </Stack>
    </Stack>
  )
}

function contagem(shown: number, all: number): string {
  const whole = all === 1 ? '1 oportunidade' : `${all} oportunidades`
  return shown === all ? whole : `${shown} de ${whole}`
}

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
