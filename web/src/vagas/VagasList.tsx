import { SearchX } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Grid } from '../ui/Grid.tsx'
import { Heading } from '../ui/Heading.tsx'
import { Pagination } from '../ui/Pagination.tsx'
import { Stack } from '../ui/Stack.tsx'
import { Text } from '../ui/Text.tsx'
import type { VagasList_query$key } from './__generated__/VagasList_query.graphql.ts'
import { isFiltrado, porPagina } from './filtro.ts'
import type { Filtros } from './useFiltros.ts'
import { VagaCard } from './VagaCard.tsx'
import * as styles from './VagasList.css.ts'

type Props = { queryRef: VagasList_query$key; filtros: Filtros }

const fragment = graphql`
  fragment VagasList_query on Query @throwOnFieldError {
    vagas(first: 8, pular: $pular, filtro: $filtro) {
      total
      totalDeRecomendadas
      edges {
        node {
          id
          ...VagaCard_vaga
        }
      }
    }
  }
`

/** One page of cards, with the count above and the way to the other pages below. */
export const VagasList = ({ queryRef, filtros }: Props) => {
  const { vagas } = useFragment(fragment, queryRef)
  const { aplicado, pagina, isPending, irPara } = filtros
  const ref = useFocusOnChange(pagina)
  return (
    <section ref={ref} tabIndex={-1} aria-labelledby="vagas" aria-busy={isPending} className={styles.root}>
      <Stack gap="xxsmall">
        <Heading level={2} id="vagas">
          Oportunidades para Você
        </Heading>
        <Contagem vagas={vagas} filtrado={isFiltrado(aplicado)} />
      </Stack>
      {vagas.edges.length > 0 ? (
        <Grid as="ul">
          {vagas.edges.map(({ node }) => (
            <li key={node.id} className={styles.item}>
              <VagaCard vagaRef={node} />
            </li>
          ))}
        </Grid>
      ) : (
        <Nenhuma filtros={filtros} />
      )}
      {vagas.total > porPagina ? (
        <Pagination
          label="Páginas de oportunidades"
          page={pagina}
          pages={Math.ceil(vagas.total / porPagina)}
          busy={isPending}
          onChange={irPara}
        />
      ) : null}
    </section>
  )
}

type ContagemProps = { vagas: { total: number; totalDeRecomendadas: number }; filtrado: boolean }

/** The count line, in the specification's words (§2). */
const Contagem = ({ vagas, filtrado }: ContagemProps) => (
  <output>
    <Text as="span" size="small" color="muted" numeric>
      {filtrado
        ? `${vagas.total} oportunidade(s) encontrada(s) com os filtros aplicados`
        : `${vagas.totalDeRecomendadas} recomendadas baseadas nos seus interesses`}
    </Text>
  </output>
)

/** The button that was pressed is disabled while the page comes: the focus goes to what it brought. */
function useFocusOnChange(pagina: number) {
  const ref = useRef<HTMLElement>(null)
  const shown = useRef(pagina)
  useEffect(() => {
    if (shown.current !== pagina) ref.current?.focus({ preventScroll: true })
    shown.current = pagina
  }, [pagina])
  return ref
}

const Nenhuma = ({ filtros: { aplicado, pagina, limpar, irPara } }: { filtros: Filtros }) => (
  <EmptyState
    icon={<SearchX size={28} />}
    title="Nenhuma oportunidade encontrada com os filtros atuais."
    actions={
      <>
        {pagina > 0 ? <Button onClick={() => irPara(0)}>Ir para a primeira página</Button> : null}
        {isFiltrado(aplicado) ? (
          <Button look="secondary" onClick={limpar}>
            Ver todas as oportunidades
          </Button>
        ) : null}
      </>
    }
  >
    {isFiltrado(aplicado)
      ? 'Experimente outras palavras ou menos filtros.'
      : 'Volte em breve: novas oportunidades são publicadas ao longo do semestre.'}
  </EmptyState>
)
