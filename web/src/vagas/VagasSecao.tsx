import { type ReactNode, useEffect, useRef } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useKeepCurrent } from '../relay/useKeepCurrent.ts'
import { Cluster } from '../ui/layout/Cluster.tsx'
import { Heading } from '../ui/text/Heading.tsx'
import { Pagination } from '../ui/Pagination.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { Text } from '../ui/text/Text.tsx'
import { type Press, useOpenOnPress, useOpenVaga } from './pane/useOpenVaga.ts'
import { VagaPane } from './pane/VagaPane.tsx'
import type { VagasSecao_vagas$key } from './__generated__/VagasSecao_vagas.graphql.ts'
import { useExistingPagina } from './useUrlCorrection.ts'
import { toPath } from './filtros/filtro.ts'
import type { Filtros } from './filtros/useFiltros.ts'
import { ComPane } from './ComPane.tsx'
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
    minhaCandidatura @catch(to: NULL) {
      etapa
    }
    ...VagaCard_vaga
  }
`

/** The reader's stages in vagas, and nothing that would move a row. */
const etapasQuery = graphql`
  query VagasSecaoEtapasQuery($ids: [ID!]!) {
    nodes(ids: $ids) {
      ... on Vaga {
        # The rows read it from the store.
        # eslint-disable-next-line relay/must-colocate-fragment-spreads
        ...MinhaEtapa_vaga @alias(as: "vaga")
      }
    }
  }
`

type CardsProps = {
  vagasRef: VagasSecao_vagas$key
  /** Whether none of them takes candidaturas. */
  fechadas?: boolean
}

/** The rows. After a change of the reader's candidaturas, one request renews the stages in the rows, if there are any. */
export const Cards = ({ vagasRef, fechadas }: CardsProps) => {
  const vagas = useFragment(fragment, vagasRef)
  const aberta = useOpenVaga(fechadas ? undefined : vagas[0]?.codigo)
  const abrir = useOpenOnPress()
  const isCandidato = vagas.some(({ minhaCandidatura }) => minhaCandidatura?.etapa)
  useKeepCurrent(
    etapasQuery,
    { ids: vagas.map(({ id }) => id) },
    { topics: isCandidato ? ['etapas', 'candidaturas'] : ['etapas'] },
  )
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

/** One page of cards, with the count above and the pagination below, and one vaga beside them where there is room. */
export const VagasSecao = ({ filtros, contagem, total, paginas, onPagina, vagasRef, aviso, vazia, depois }: Props) => {
  const { pagina, isPending } = filtros
  const [primeira] = useFragment(fragment, vagasRef)
  const aberta = useOpenVaga(primeira?.codigo)
  useExistingPagina(filtros, paginas)
  const ref = useFocusOnChange(filtros, vagasRef.length)
  return (
    <ComPane pane={aberta ? <VagaPane codigo={aberta} /> : null}>
      <section
        ref={ref}
        id="resultados"
        tabIndex={-1}
        aria-labelledby="vagas"
        aria-busy={isPending}
        data-vazia={vagasRef.length === 0 || undefined}
        className={styles.root}
      >
        <Cluster justify="between" align="baseline" gap="none">
          <Heading level={2} id="vagas">
            Oportunidades para Você
          </Heading>
          <Contagem contagem={contagem} total={total} />
        </Cluster>
        {aviso}
        {vagasRef.length > 0 ? <Cards vagasRef={vagasRef} /> : pagina < paginas ? vazia : null}
        {depois}
        {paginas > 1 ? (
          <Pagination
            label="Páginas de oportunidades"
            page={pagina}
            pages={paginas}
            busy={isPending}
            onChange={onPagina}
          />
        ) : null}
      </section>
    </ComPane>
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
