import Bookmark from 'lucide-react/icons/bookmark'
import { useEffect } from 'react'
import { graphql, type PreloadedQuery, useFragment } from 'react-relay'
import { useLoaderData, useRevalidator } from 'react-router-dom'
import { Button } from '../ui/form/Button.tsx'
import { EmptyState } from '../ui/state/EmptyState.tsx'
import { Notice } from '../ui/state/Notice.tsx'
import type { VagasPageQuery } from './__generated__/VagasPageQuery.graphql.ts'
import type { VagasSalvas_query$key } from './__generated__/VagasSalvas_query.graphql.ts'
import type { VagasSalvas_vagas$key } from './__generated__/VagasSalvas_vagas.graphql.ts'
import { porPagina, salvasDaPagina } from './filtros/filtro.ts'
import { keepSalvas, readSalvas, onSalvasDeFora } from './card/salvas.ts'
import type { Filtros } from './filtros/useFiltros.ts'
import { Heading } from '../ui/text/Heading.tsx'
import type { VagasSecao_vagas$key } from './__generated__/VagasSecao_vagas.graphql.ts'
import { Cards, VagasSecao } from './VagasSecao.tsx'

type Props = { queryRef: VagasSalvas_query$key; filtros: Filtros }

/**
 * The saved vagas, last saved first; those of the page that are closed are below. A removed vaga
 * disappears at once; a request follows only if others move up into the page.
 */
export const VagasSalvas = ({ queryRef, filtros }: Props) => {
  const vagas = useVagas(queryRef)
  const salvas = readSalvas()
  const revalidate = useNovasNaPagina(filtros.pagina)
  // The `salva` field of an unmounted vaga does not follow other tabs and devices, where it may have been saved again.
  const daPagina = vagas.filter(({ id, salva }) => salva || salvas.includes(id))
  const encerradas = daPagina.filter(({ encerrada }) => encerrada)
  const paginas = Math.max(1, Math.ceil(salvas.length / porPagina))
  return (
    <VagasSecao
      filtros={filtros}
      contagem={contar(salvas.length, paginas, encerradas.length)}
      paginas={paginas}
      onPagina={filtros.irPara}
      vagasRef={daPagina.filter(({ encerrada }) => !encerrada)}
      aviso={<Removidas found={vagas.map(({ id }) => id)} onEsquecidas={revalidate} />}
      vazia={encerradas.length > 0 ? null : <Nenhuma total={salvas.length} filtros={filtros} />}
      depois={encerradas.length > 0 ? <Encerradas vagasRef={encerradas} /> : null}
    />
  )
}

function useVagas(queryRef: VagasSalvas_query$key) {
  const { nodes } = useFragment(
    graphql`
      fragment VagasSalvas_query on Query @throwOnFieldError {
        nodes(ids: $ids) {
          __typename
          ...VagasSalvas_vagas
        }
      }
    `,
    queryRef,
  )
  return useFragment<VagasSalvas_vagas$key>(
    graphql`
      fragment VagasSalvas_vagas on Vaga @relay(plural: true) {
        id
        salva
        encerrada
        ...VagasSecao_vagas
      }
    `,
    nodes.flatMap(node => (node?.__typename === 'Vaga' ? [node] : [])),
  )
}

/** Closed ones are not found. Which of other pages are closed is not known: then it counts what is saved. */
const contar = (salvas: number, paginas: number, encerradas: number): string =>
  paginas === 1
    ? `${salvas - encerradas} oportunidade(s) encontrada(s) com os filtros aplicados`
    : `${salvas} oportunidades salvas`

const Encerradas = ({ vagasRef }: { vagasRef: VagasSecao_vagas$key }) => (
  <>
    <Heading level={2} look="card">
      Encerradas
    </Heading>
    <Cards vagasRef={vagasRef} fechadas />
  </>
)

/** Reloads the page when the saved vagas of this page include one that was not requested. Returns the reload. */
function useNovasNaPagina(pagina: number) {
  const { ids } = useLoaderData<PreloadedQuery<VagasPageQuery>>().variables
  const { revalidate } = useRevalidator()
  const faltam = salvasDaPagina(pagina)
    .filter(id => !ids.includes(id))
    .join()
  useEffect(() => {
    if (faltam) void revalidate()
  }, [faltam, revalidate])
  useEffect(() => onSalvasDeFora(() => void revalidate()), [revalidate])
  return revalidate
}

type RemovidasProps = { found: readonly string[]; onEsquecidas: () => Promise<void> }

/** Saved vagas that were deleted since. They count until the reader removes them. */
const Removidas = ({ found, onEsquecidas }: RemovidasProps) => {
  const { ids } = useLoaderData<PreloadedQuery<VagasPageQuery>>().variables
  const removidas = ids.filter(id => !found.includes(id))
  if (removidas.length === 0) return null
  const handleEsquecer = () => {
    keepSalvas(removidas, false)
    void onEsquecidas()
  }
  return (
    <Notice
      tone="warning"
      actions={
        <Button look="secondary" shape="compact" onClick={handleEsquecer}>
          Tirar das salvas
        </Button>
      }
    >
      {removidas.length === 1
        ? 'Uma das oportunidades que você salvou não existe mais.'
        : `${removidas.length} das oportunidades que você salvou não existem mais.`}
    </Notice>
  )
}

const Nenhuma = ({ total, filtros }: { total: number; filtros: Filtros }) => (
  <EmptyState
    icon={<Bookmark size={28} />}
    title="Nenhuma oportunidade encontrada com os filtros atuais."
    actions={total > 0 ? <Button onClick={() => filtros.irPara(0)}>Ir para a primeira página</Button> : null}
  >
    {total > 0
      ? 'As que você salvou estão em outras páginas.'
      : 'Toque no marcador de uma oportunidade para guardá-la aqui.'}
  </EmptyState>
)
