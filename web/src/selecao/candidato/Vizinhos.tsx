import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { type ReactNode, Suspense, useEffect, useEffectEvent } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import { useTodosOsCandidatos } from '../candidatos/useTodosOsCandidatos.ts'
import type { useTodosOsCandidatos_vaga$key } from '../candidatos/__generated__/useTodosOsCandidatos_vaga.graphql.ts'
import { paths } from '../../paths.ts'
import { comEtapas, type EmSelecao, nomeDe } from '../etapa.ts'
import { type Filtro, toLista, usesCriterios, vizinhosDe } from '../filtro.ts'
import { useCriterios } from '../filtros/useCriterios.ts'
import { Boundary } from '../../ui/state/Boundary.tsx'
import { LinkButton } from '../../ui/form/LinkButton.tsx'
import { Text } from '../../ui/text/Text.tsx'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx'
import type { VizinhosQuery } from './__generated__/VizinhosQuery.graphql.ts'
import * as styles from './Vizinhos.css.ts'

type Props = {
  /** REST id of the vaga. */
  codigo: string
  /** Global id of the candidatura. */
  id: string
  filtro: Filtro
}

/** Links to the previous and the next candidate of the list; nothing if the list fails to load. */
export const Vizinhos = (props: Props) => (
  <div className={styles.root}>
    <Boundary fallback={null}>
      <Suspense>
        <Loaded {...props} />
      </Suspense>
    </Boundary>
  </div>
)

const Loaded = (props: Props) => {
  // A reader who comes from the list has it in the store.
  const { vaga } = useLazyLoadQuery<VizinhosQuery>(
    graphql`
      query VizinhosQuery($codigo: ID!) {
        vaga(codigo: $codigo) {
          id
          ...useTodosOsCandidatos_vaga
        }
      }
    `,
    { codigo: props.codigo },
    { fetchPolicy: 'store-or-network' },
  )
  return vaga ? <WithLista vaga={vaga.id} vagaRef={vaga} {...props} /> : null
}

type WithListaProps = Props & {
  /** Global id. */
  vaga: string
  vagaRef: useTodosOsCandidatos_vaga$key
}

const WithLista = ({ vaga, vagaRef, codigo, id, filtro }: WithListaProps) => {
  const { candidatos } = useTodosOsCandidatos(vagaRef, vaga)
  const { carregados } = useCriterios({ codigo, precisa: usesCriterios(filtro), total: candidatos.length })
  if (!comEtapas(candidatos)) return null
  const { anterior, proximo, lugar, de } = vizinhosDe(candidatos, filtro, id, carregados?.criterios)
  if (lugar === 0) return null
  const to = (candidato: EmSelecao | null) =>
    candidato && paths.professor.candidato(codigo, candidato.codigoDaCandidatura, toLista(filtro))
  return <Navegacao anterior={anterior} proximo={proximo} lugar={lugar} de={de} to={to} />
}

type NavegacaoProps = Omit<ReturnType<typeof vizinhosDe>, never> & {
  to: (candidato: EmSelecao | null) => string | null
}

const Navegacao = ({ anterior, proximo, lugar, de, to }: NavegacaoProps) => {
  useArrowKeys({ ArrowLeft: to(anterior), ArrowRight: to(proximo) })
  return (
    <nav aria-label="Candidatos da lista" className={styles.nav}>
      <div className={styles.anterior}>
        <StepLink to={to(anterior)} nome={anterior && nomeDe(anterior)} rotulo="Anterior">
          <ChevronLeft size={20} aria-hidden="true" />
          Anterior
        </StepLink>
      </div>
      <div role="status" className={styles.lugar}>
        <Text as="span" size="small" color="muted" numeric>
          {`Candidato ${lugar} de ${de}`}
        </Text>
      </div>
      <div className={styles.proximo}>
        <StepLink to={to(proximo)} nome={proximo && nomeDe(proximo)} rotulo="Próximo">
          Próximo
          <ChevronRight size={20} aria-hidden="true" />
        </StepLink>
      </div>
      <span className={styles.dica}>
        <Text as="span" size="small" color="muted">
          <kbd>←</kbd> e <kbd>→</kbd> no teclado<VisuallyHidden> vão ao anterior e ao próximo</VisuallyHidden>
        </Text>
      </span>
    </nav>
  )
}

type StepLinkProps = { to: string | null; nome: string | null; rotulo: string; children: ReactNode }

const StepLink = ({ to, nome, rotulo, children }: StepLinkProps) =>
  to === null ? null : (
    <LinkButton to={to} replace look="secondary" shape="compact" label={`${rotulo}: ${nome}`}>
      {children}
    </LinkButton>
  )

/** Elements that use the arrow keys themselves: fields, the stars, an open menu or dialog. */
const usesArrows = 'input, textarea, select, [contenteditable], [role=menu], [role=region], dialog'

/**
 * Navigates by the arrow keys, as the links do: going back then leaves the candidates at once. Letters would be triggered by speech input,
 * or by typing outside a field.
 */
function useArrowKeys(destinos: Partial<Record<string, string | null>>): void {
  const navigate = useNavigate()
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event
    const to = destinos[key]
    if (!to || event.defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return
    if (target instanceof Element && target.closest(usesArrows)) return
    if (document.querySelector('dialog[open], [role=menu]')) return
    event.preventDefault()
    void navigate(to, { replace: true })
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handle(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}
