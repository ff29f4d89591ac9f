import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, Suspense, useEffect, useEffectEvent } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import { useCandidatos } from '../minhasVagas/useCandidatos.ts'
import { useTodosOsCandidatos } from '../minhasVagas/useTodosOsCandidatos.ts'
import type { useTodosOsCandidatos_viewer$key } from '../minhasVagas/__generated__/useTodosOsCandidatos_viewer.graphql.ts'
import { paths } from '../paths.ts'
import { comEtapas, type EmSelecao, nomeDe } from '../selecao/etapa.ts'
import { type Filtro, toLista, vizinhosDe } from '../selecao/filtro.ts'
import { Boundary } from '../ui/Boundary.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Text } from '../ui/Text.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import type { VizinhosQuery } from './__generated__/VizinhosQuery.graphql.ts'
import * as styles from './Vizinhos.css.ts'

type Props = {
  /** REST id of the vaga. */
  codigo: string
  /** Global id of the candidatura. */
  id: string
  filtro: Filtro
}

/** The ways to the previous and the next candidate of the list. When it cannot be had, the candidate stands alone. */
export const Vizinhos = (props: Props) => (
  <div className={styles.root}>
    <Boundary fallback={null}>
      <Suspense>
        <Lidos {...props} />
      </Suspense>
    </Boundary>
  </div>
)

const Lidos = (props: Props) => {
  // Who comes from the list has it.
  const { viewer } = useLazyLoadQuery<VizinhosQuery>(
    graphql`
      query VizinhosQuery($codigo: ID!) {
        viewer {
          ...useTodosOsCandidatos_viewer @arguments(codigo: $codigo)
        }
      }
    `,
    { codigo: props.codigo },
    { fetchPolicy: 'store-or-network' },
  )
  return viewer ? <DaLista viewerRef={viewer} {...props} /> : null
}

const DaLista = ({ viewerRef, codigo, id, filtro }: Props & { viewerRef: useTodosOsCandidatos_viewer$key }) => {
  const { lista } = useTodosOsCandidatos(viewerRef, codigo)
  const candidatos = useCandidatos(lista?.edges ?? [])
  if (!comEtapas(candidatos)) return null
  const { anterior, proximo, lugar, de } = vizinhosDe(candidatos, filtro, id)
  if (lugar === 0) return null
  const to = (candidato: EmSelecao | null) =>
    candidato && paths.professor.candidato(codigo, candidato.codigoDaCandidatura, toLista(filtro))
  return <Navegacao anterior={anterior} proximo={proximo} lugar={lugar} de={de} to={to} />
}

type NavegacaoProps = Omit<ReturnType<typeof vizinhosDe>, never> & {
  to: (candidato: EmSelecao | null) => string | null
}

const Navegacao = ({ anterior, proximo, lugar, de, to }: NavegacaoProps) => {
  useTeclas({ ArrowLeft: to(anterior), ArrowRight: to(proximo) })
  return (
    <nav aria-label="Candidatos da lista" className={styles.nav}>
      <Ir to={to(anterior)} nome={anterior && nomeDe(anterior)} rotulo="Anterior">
        <ChevronLeft size={20} aria-hidden="true" />
        Anterior
      </Ir>
      <div role="status">
        <Text as="span" size="small" color="muted" numeric>
          Candidato {lugar} de {de}
        </Text>
      </div>
      <Ir to={to(proximo)} nome={proximo && nomeDe(proximo)} rotulo="Próximo">
        Próximo
        <ChevronRight size={20} aria-hidden="true" />
      </Ir>
      <span className={styles.dica}>
        <Text as="span" size="small" color="muted">
          <kbd>←</kbd> e <kbd>→</kbd> no teclado<VisuallyHidden> vão ao anterior e ao próximo</VisuallyHidden>
        </Text>
      </span>
    </nav>
  )
}

type IrProps = { to: string | null; nome: string | null; rotulo: string; children: ReactNode }

const Ir = ({ to, nome, rotulo, children }: IrProps) =>
  to === null ? null : (
    <LinkButton to={to} look="secondary" shape="compact" label={`${rotulo}: ${nome}`}>
      {children}
    </LinkButton>
  )

/** Keys that belong to what has the focus: fields, the stars, an open menu or dialog. */
const ocupado = 'input, textarea, select, [contenteditable], [role=menu], [role=region], dialog'

/**
 * Goes where a key leads. Arrows, not letters: who speaks to the machine, or types beside a field, would trigger letters.
 */
function useTeclas(destinos: Partial<Record<string, string | null>>): void {
  const navigate = useNavigate()
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event
    const to = destinos[key]
    if (!to || event.defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return
    if (target instanceof Element && target.closest(ocupado)) return
    if (document.querySelector('dialog[open], [role=menu]')) return
    event.preventDefault()
    void navigate(to)
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handle(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}
