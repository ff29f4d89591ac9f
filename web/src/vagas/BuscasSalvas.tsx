import BellPlus from 'lucide-react/icons/bell-plus'
import { lazy, Suspense, useEffect, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { type BuscaSalva, enderecoDe, textoDasNovas, useBuscas } from '../buscas/buscas.ts'
import { useMarcarVistas } from '../buscas/useMarcarVistas.ts'
import { Button } from '../ui/form/Button.tsx'
import { LinkButton } from '../ui/form/LinkButton.tsx'
import { toastMessage } from '../ui/overlay/toast.ts'
import type { BuscasSalvas_viewer$key } from './__generated__/BuscasSalvas_viewer.graphql.ts'
import * as styles from './BuscasSalvas.css.ts'
import { countBusca } from './buscasFeitas.ts'
import { type Filtro, isFiltrado, isSameFiltro, readFiltro, toPath } from './filtros/filtro.ts'
import { type Nomes, nomesDasEscolhas } from './filtros/nomes.ts'

const SalvarBuscaDialog = lazy(() =>
  import('../buscas/SalvarBuscaDialog.tsx').then(module => ({ default: module.SalvarBuscaDialog })),
)

type Props = { viewerRef: BuscasSalvas_viewer$key; aplicado: Filtro; nomes: Nomes }

const semOrdem = (filtro: Filtro): Filtro => ({ ...filtro, ordem: undefined })

/** Whether the list on screen is that of a saved search, in any order. */
const isNaTela = (busca: BuscaSalva, aplicado: Filtro): boolean => {
  const { pathname, searchParams } = new URL(enderecoDe(busca), window.location.href)
  return pathname === '/opportunities' && isSameFiltro(semOrdem(readFiltro(searchParams)), semOrdem(aplicado))
}

/** The saved searches, with what is new in each, and the button that saves the one on screen. */
export const BuscasSalvas = ({ viewerRef, aplicado, nomes }: Props) => {
  const viewer = useFragment(
    graphql`
      fragment BuscasSalvas_viewer on Viewer {
        ...buscas_viewer
      }
    `,
    viewerRef,
  )
  const buscasSalvas = useBuscas(viewer)
  const naTela = (buscasSalvas ?? []).filter(busca => isNaTela(busca, aplicado))
  const salvas = (buscasSalvas ?? []).filter(({ tipo }) => tipo === 'BUSCA')
  const salvavel = isFiltrado(aplicado) && !aplicado.salvas && naTela.every(({ tipo }) => tipo !== 'BUSCA')
  useMarcarVistas(naTela)
  useOferta(salvavel ? toPath(semOrdem(aplicado)) : null)
  return (
    <div className={styles.root}>
      {salvavel ? <SalvarBusca aplicado={aplicado} nomes={nomes} /> : null}
      {salvas.map(busca => (
        <Salva key={busca.id} busca={busca} naTela={naTela.includes(busca)} />
      ))}
    </div>
  )
}

/** A search that is made three times is worth saving: said once. */
function useOferta(endereco: string | null) {
  useEffect(() => {
    if (endereco === null || countBusca(endereco) !== 3) return
    toastMessage('Você já fez esta busca três vezes', 'Em “Salvar esta busca” você fica sabendo das novas.')
  }, [endereco])
}

const Salva = ({ busca, naTela }: { busca: BuscaSalva; naTela: boolean }) => {
  const novas = naTela ? null : textoDasNovas(busca.novas)
  return (
    <LinkButton to={enderecoDe(busca)} look={naTela ? 'primary' : 'secondary'} shape="compact">
      {busca.nome}
      {novas ? <span className={styles.novas}>{novas}</span> : null}
    </LinkButton>
  )
}

/** What the search is of, as its first name. */
const nomeDe = (filtro: Filtro, nomes: Nomes): string =>
  [filtro.busca.trim(), ...nomesDasEscolhas(filtro, nomes)].filter(Boolean).join(', ')

const SalvarBusca = ({ aplicado, nomes }: Omit<Props, 'viewerRef'>) => {
  const [open, setOpen] = useState(false)
  const { salvas: _, ...filtro } = aplicado
  return (
    <>
      <Button look="secondary" shape="compact" onClick={() => setOpen(true)}>
        <BellPlus size={16} aria-hidden="true" />
        Salvar esta busca
      </Button>
      {open ? (
        <Suspense>
          <SalvarBuscaDialog filtro={filtro} sugestao={nomeDe(aplicado, nomes)} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
