import { lazy, type ReactNode, useEffect, useEffectEvent } from 'react'
import { Navigate, useNavigate } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { Optional } from '../../ui/state/Optional.tsx'
import type { EmSelecao } from '../etapa.ts'
import { toLista, vizinhosDe } from '../filtro.ts'
import type { useFiltros } from '../useFiltros.ts'
import * as styles from './ComPainel.css.ts'
import { useAtalhos } from './useAtalhos.ts'
import { useCandidatoAberto } from './useCandidatoAberto.ts'

const CandidatoPane = lazy(() => import('./CandidatoPane.tsx').then(module => ({ default: module.CandidatoPane })))

type Props = {
  /** REST id of the vaga. */
  codigo: string
  candidatos: readonly EmSelecao[]
  lista: ReturnType<typeof useFiltros>
  children: ReactNode
}

/**
 * The list, table or board, and beside it the candidate whom the URL names, whose code and data load when one opens. Where
 * there is no room, that URL leads to their page. Keys go through the candidates.
 */
export const ComPainel = ({ codigo, candidatos, lista, children }: Props) => {
  const { aberto, semLugar } = useCandidatoAberto()
  const { filtros, criterios, filtrados } = lista
  const daLista = candidatos.find(one => one.codigoDaCandidatura === aberto)
  const id = daLista?.id
  const vizinhos = vizinhosDe(candidatos, filtros.filtro, id ?? '', criterios.carregados?.criterios)
  const { anterior, proximo, semNota, lugar } = vizinhos
  const ir = useIr()
  const inicio = id ? null : ir(filtrados[0])
  const [voltar, avancar] = [ir(anterior), ir(proximo) ?? inicio]
  // Without a pane the arrows scroll the page.
  useAtalhos({ ...(id && { ArrowUp: voltar, ArrowDown: avancar }), k: voltar, j: avancar, s: ir(semNota) })
  useShowRow(id, lugar, lista)
  if (semLugar) return <Navigate replace to={paths.professor.candidato(codigo, semLugar, toLista(filtros.filtro))} />
  return (
    <div className={styles.root} data-aberto={aberto !== null}>
      <div id="lista-de-candidatos" tabIndex={-1} className={styles.lista}>
        {children}
      </div>
      {aberto ? (
        // Another candidate is read from the top.
        <section key={aberto} aria-labelledby="candidato-pane" className={styles.painel}>
          <Optional>
            <CandidatoPane
              codigo={codigo}
              candidatura={aberto}
              daLista={daLista}
              vizinhos={{ ...vizinhos, voltar, avancar }}
              sugestoes={filtros.etiquetas}
            />
          </Optional>
        </section>
      ) : null}
    </div>
  )
}

/** Opens a candidate beside the list; null without one, or without room. */
function useIr() {
  const { aberto, linkTo } = useCandidatoAberto()
  const navigate = useNavigate()
  return (candidato: EmSelecao | null | undefined) =>
    candidato && linkTo
      ? () => {
          // At once: the next key is for the candidate whom this one opens.
          const options = { replace: aberto !== null, preventScrollReset: true, flushSync: true }
          void navigate(linkTo(candidato.codigoDaCandidatura), options)
        }
      : null
}

/** Keeps the row of the open candidate in sight, as the keys go on. */
function useShowRow(id: string | undefined, lugar: number, { visible, showMore }: Props['lista']) {
  const isHidden = lugar > visible
  const handleOpen = useEffectEvent(() => {
    if (isHidden) showMore()
    if (id) document.querySelector(`[data-candidatura="${CSS.escape(id)}"]`)?.scrollIntoView({ block: 'nearest' })
  })
  useEffect(() => handleOpen(), [id, isHidden])
}
