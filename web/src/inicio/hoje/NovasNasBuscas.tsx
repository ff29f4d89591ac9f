import BellRing from 'lucide-react/icons/bell-ring'
import { graphql, useFragment } from 'react-relay'
import { enderecoDe, textoDasNovas, useBuscas } from '../../buscas/buscas.ts'
import { Linha, Linhas } from '../Linha.tsx'
import type { NovasNasBuscas_viewer$key } from './__generated__/NovasNasBuscas_viewer.graphql.ts'
import { Secao } from './Secao.tsx'

/** The saved searches and follows in which there is something new; nothing without any. */
export const NovasNasBuscas = ({ viewerRef }: { viewerRef: NovasNasBuscas_viewer$key }) => {
  const viewer = useFragment(
    graphql`
      fragment NovasNasBuscas_viewer on Viewer {
        ...buscas_viewer
      }
    `,
    viewerRef,
  )
  const buscasSalvas = useBuscas(viewer)
  const comNovas = (buscasSalvas ?? []).filter(({ novas }) => novas > 0)
  if (comNovas.length === 0) return null
  return (
    <Secao title="Nas suas buscas">
      <Linhas>
        {comNovas.map(busca => (
          <Linha
            key={busca.id}
            to={enderecoDe(busca)}
            icon={<BellRing size={18} />}
            tone="primary"
            title={busca.nome}
            end={textoDasNovas(busca.novas)}
          />
        ))}
      </Linhas>
    </Secao>
  )
}
