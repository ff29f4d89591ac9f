import { type ReactNode, useEffect, useRef } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Grid } from '../ui/Grid.tsx'
import { Heading } from '../ui/Heading.tsx'
import { Pagination } from '../ui/Pagination.tsx'
import { Stack } from '../ui/Stack.tsx'
import { Text } from '../ui/Text.tsx'
import type { VagasSecao_vagas$key } from './__generated__/VagasSecao_vagas.graphql.ts'
import { porPagina } from './filtro.ts'
import { usePaginaPossivel } from './useEnderecoPossivel.ts'
import type { Filtros } from './useFiltros.ts'
import { VagaCard } from './VagaCard.tsx'
import * as styles from './VagasSecao.css.ts'

type Props = {
  filtros: Filtros
  /** The count line. */
  contagem: string
  /** Vagas on all pages. */
  total: number
  /** Leads to another page, counted from 0. */
  onPagina: (pagina: number) => void
  /** The vagas of this page. */
  vagasRef: VagasSecao_vagas$key
  /** Between the count and the cards. */
  aviso?: ReactNode
  /** In place of the cards where there are none. */
  vazia: ReactNode
}

const fragment = graphql`
  fragment VagasSecao_vagas on Vaga @relay(plural: true) @throwOnFieldError {
    id
    ...VagaCard_vaga
  }
`

/** One page of cards, with the count above and the way to the other pages below. */
export const VagasSecao = ({ filtros, contagem, total, onPagina, vagasRef, aviso, vazia }: Props) => {
  const vagas = useFragment(fragment, vagasRef)
  const { pagina, isPending } = filtros
  const paginas = Math.max(1, Math.ceil(total / porPagina))
  usePaginaPossivel(filtros, paginas)
  const ref = useFocusOnChange(pagina, vagas.length)
  return (
    <section ref={ref} tabIndex={-1} aria-labelledby="vagas" aria-busy={isPending} className={styles.root}>
      <Stack gap="xxsmall">
        <Heading level={2} id="vagas">
          Oportunidades para Você
        </Heading>
        <output>
          <Text as="span" size="small" color="muted" numeric>
            {contagem}
          </Text>
        </output>
      </Stack>
      {aviso}
      {vagas.length > 0 ? (
        <Grid as="ul">
          {vagas.map(vaga => (
            <li key={vaga.id} className={styles.item}>
              <VagaCard vagaRef={vaga} />
            </li>
          ))}
        </Grid>
      ) : pagina < paginas ? (
        vazia
      ) : null}
      {paginas > 1 ? <Paginas filtros={filtros} paginas={paginas} onPagina={onPagina} /> : null}
    </section>
  )
}

type PaginasProps = Pick<Props, 'filtros' | 'onPagina'> & { paginas: number }

const Paginas = ({ filtros: { pagina, isPending }, paginas, onPagina }: PaginasProps) => (
  <Pagination label="Páginas de oportunidades" page={pagina} pages={paginas} busy={isPending} onChange={onPagina} />
)

/**
 * The button that was pressed is disabled while the page comes, a card that is forgotten goes with its button:
 * the focus goes to what there is then.
 */
function useFocusOnChange(pagina: number, cards: number) {
  const ref = useRef<HTMLElement>(null)
  const before = useRef({ pagina, cards })
  useEffect(() => {
    const lost = cards < before.current.cards && document.activeElement === document.body
    if (lost || pagina !== before.current.pagina) ref.current?.focus({ preventScroll: true })
    before.current = { pagina, cards }
  }, [pagina, cards])
  return ref
}
