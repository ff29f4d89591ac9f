import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { type ReactNode, Suspense } from 'react'
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
import type { VizinhosQuery } from './__generated__/VizinhosQuery.graphql.ts'
import { AtalhosButton } from './AtalhosButton.tsx'
import { useAtalhos } from './useAtalhos.ts'
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
  const vizinhos = vizinhosDe(candidatos, filtro, id, carregados?.criterios)
  if (vizinhos.lugar === 0) return null
  const to = (candidato: EmSelecao | null) =>
    candidato && paths.professor.candidato(codigo, candidato.codigoDaCandidatura, toLista(filtro))
  return <Navegacao {...vizinhos} to={to} />
}

type NavegacaoProps = ReturnType<typeof vizinhosDe> & {
  to: (candidato: EmSelecao | null) => string | null
}

const Navegacao = ({ anterior, proximo, semNota, lugar, de, to }: NavegacaoProps) => {
  const navigate = useNavigate()
  // As the links do: going back then leaves the candidates at once.
  const ir = (para: EmSelecao | null) => {
    const address = to(para)
    return address === null ? null : () => void navigate(address, { replace: true })
  }
  const [voltar, avancar] = [ir(anterior), ir(proximo)]
  useAtalhos({ ArrowLeft: voltar, ArrowRight: avancar, k: voltar, j: avancar, s: ir(semNota) })
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
      <AtalhosButton setas={['←', '→']} />
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
