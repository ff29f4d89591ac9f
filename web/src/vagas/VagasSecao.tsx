import { type ReactNode, useEffect, useRef } from 'react'
import { graphql, useFragment, useRelayEnvironment } from 'react-relay'
import { useOnGap } from '../relay/staleness.ts'
import { Cluster } from '../ui/layout/Cluster.tsx'
import { Heading } from '../ui/text/Heading.tsx'
import { Pagination } from '../ui/Pagination.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { Text } from '../ui/text/Text.tsx'
import { type Press, useAberta, useAbrir } from './aoLado/useAberta.ts'
import type { VagasSecao_vagas$key } from './__generated__/VagasSecao_vagas.graphql.ts'
import { useExistingPagina } from './useUrlCorrection.ts'
import { toPath } from './filtros/filtro.ts'
import type { Filtros } from './filtros/useFiltros.ts'
import { VagaCard } from './card/VagaCard.tsx'
import * as styles from './VagasSecao.css.ts'

type Props = {
  filtros: Filtros

  contagem: string
  /** The number of vagas, if `contagem` does not say it. */
  total?: number | undefined
  /** The number of pages. */
  paginas: number
  /** Called with the page to show, counted from 0. */
  onPagina: (pagina: number) => void

  vagasRef: VagasSecao_vagas$key
  /** Between the count and the cards. */
  aviso?: ReactNode
  /** Shown instead of the cards if there are none. */
  vazia: ReactNode
  /** Below the cards. */
  depois?: ReactNode
}

const fragment = graphql`
  fragment VagasSecao_vagas on Vaga @relay(plural: true) @throwOnFieldError {
    id
    codigo
    ...VagaCard_vaga
  }
`

type CardsProps = {
  vagasRef: VagasSecao_vagas$key
  /** Whether none of them takes candidaturas. */
  fechadas?: boolean
}

/** The rows. After a change in another tab, one request renews the reader's stages in them. */
export const Cards = ({ vagasRef, fechadas }: CardsProps) => {
  const vagas = useFragment(fragment, vagasRef)
  const environment = useRelayEnvironment()
  const aberta = useAberta()
  const abrir = useAbrir(aberta)
  useOnGap(({ elsewhere }) => {
    if (!elsewhere) return
    const ids = vagas.map(({ id }) => id)
    void import('./card/refetchEtapas.ts').then(({ refetchEtapas }) => refetchEtapas(environment, ids))
  })
  return (
    <Stack as="ul" gap="xsmall">
      {vagas.map(vaga => {
        const handlePress = (event: Press) => abrir(vaga.codigo, event)
        return (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the title is the control of the row
          <li
            key={vaga.id}
            aria-current={vaga.codigo === aberta ? 'true' : undefined}
            className={styles.linha}
            onClick={handlePress}
            onKeyDown={handlePress}
          >
            <VagaCard vagaRef={vaga} fechada={fechadas} />
          </li>
        )
      })}
    </Stack>
  )
}

/** One page of cards, with the count above and the pagination below. */
export const VagasSecao = ({ filtros, contagem, total, paginas, onPagina, vagasRef, aviso, vazia, depois }: Props) => {
  const { pagina, isPending } = filtros
  const aberta = useAberta()
  useExistingPagina(filtros, paginas)
  const ref = useFocusOnChange(filtros, vagasRef.length)
  return (
    <section
      ref={ref}
      id="resultados"
      tabIndex={-1}
      aria-labelledby="vagas"
      aria-busy={isPending}
      className={styles.root}
    >
      <Cluster justify="between" align="baseline" gap="none">
        <Heading level={2} id="vagas">
          Oportunidades para Você
        </Heading>
        {aberta ? null : <span className={styles.dica}>Clique (ou tecle →) para ler ao lado</span>}
        <Contagem contagem={contagem} total={total} />
      </Cluster>
      {aviso}
      {vagasRef.length > 0 ? <Cards vagasRef={vagasRef} /> : pagina < paginas ? vazia : null}
      {depois}
      {paginas > 1 ? <Paginas filtros={filtros} paginas={paginas} onPagina={onPagina} /> : null}
    </section>
  )
}

const Contagem = ({ contagem, total }: Pick<Props, 'contagem' | 'total'>) => (
  <output>
    <Text as="span" size="small" color="muted" numeric>
      {contagem}
    </Text>
    {total ? (
      <span className={styles.total}>
        <Text as="span" size="small" color="muted" numeric>
          {` · ${total} no total`}
        </Text>
      </span>
    ) : null}
  </output>
)

type PaginasProps = Pick<Props, 'filtros' | 'onPagina'> & { paginas: number }

const Paginas = ({ filtros: { pagina, isPending }, paginas, onPagina }: PaginasProps) => (
  <Pagination label="Páginas de oportunidades" page={pagina} pages={paginas} busy={isPending} onChange={onPagina} />
)

/**
 * Moves the focus to the list if the pressed control is gone: a box of filters closes, and a removed card takes its button
 * with it. The button of the pagination is disabled while its page loads.
 */
function useFocusOnChange({ aplicado, pagina }: Filtros, cards: number) {
  const ref = useRef<HTMLElement>(null)
  const filtro = toPath(aplicado)
  const before = useRef({ filtro, pagina, cards })
  useEffect(() => {
    const last = before.current
    before.current = { filtro, pagina, cards }
    const isLost = document.activeElement === document.body
    const isOther = filtro !== last.filtro || pagina !== last.pagina
    const isWithin = pagina !== last.pagina && ref.current?.contains(document.activeElement)
    if ((isLost && (isOther || cards < last.cards)) || isWithin) ref.current?.focus({ preventScroll: true })
  }, [filtro, pagina, cards])
  return ref
}
