import BellPlus from 'lucide-react/icons/bell-plus'
import BellRing from 'lucide-react/icons/bell-ring'
import { graphql, useLazyLoadQuery } from 'react-relay'
import { Button } from '../ui/form/Button.tsx'
import { toastError } from '../ui/overlay/toast.ts'
import { VisuallyHidden } from '../ui/text/VisuallyHidden.tsx'
import type { buscas_viewer$key } from './__generated__/buscas_viewer.graphql.ts'
import type { SeguirButtonQuery } from './__generated__/SeguirButtonQuery.graphql.ts'
import { useBuscas } from './buscas.ts'
import { useApagarBusca } from './useApagarBusca.ts'
import { useMarcarVistas } from './useMarcarVistas.ts'
import { useSeguir } from './useSeguir.ts'

export type Alvo = {
  tipo: 'PROFESSOR' | 'DEPARTAMENTO' | 'DISCIPLINA'
  /** The REST id of a professor or department, the code of a course. */
  alvo: string
  nome: string
  /** The name is beside it already. */
  semNome?: boolean
  /** The page shows all that it finds. */
  naTela?: boolean
}

/** Whether it is followed is read from the store where another page has loaded it. */
export const SeguirButton = (alvo: Alvo) => {
  const { viewer } = useLazyLoadQuery<SeguirButtonQuery>(
    graphql`
      query SeguirButtonQuery {
        viewer {
          ...buscas_viewer
        }
      }
    `,
    {},
    { fetchPolicy: 'store-or-network' },
  )
  return viewer ? <Botao alvo={alvo} viewerRef={viewer} /> : null
}

const handleFalha = (mensagem: string) => toastError('Não foi possível mudar o que você segue', mensagem)

const Botao = ({
  alvo: { tipo, alvo, nome, semNome = false, naTela = false },
  viewerRef,
}: {
  alvo: Alvo
  viewerRef: buscas_viewer$key
}) => {
  const buscasSalvas = useBuscas(viewerRef)
  const [seguir, isFollowing] = useSeguir(handleFalha)
  const [apagar, isLeaving] = useApagarBusca({ onFalha: handleFalha })
  const seguida = buscasSalvas?.find(busca => busca.tipo === tipo && busca.alvo === alvo)
  useMarcarVistas(seguida && naTela ? [seguida] : [])
  if (!buscasSalvas) return null
  const Icon = seguida ? BellRing : BellPlus
  const verbo = seguida ? 'Seguindo' : 'Seguir'
  return (
    <Button
      look="secondary"
      shape="compact"
      aria-pressed={seguida !== undefined}
      busy={isFollowing || isLeaving}
      onClick={() => (seguida ? apagar(seguida.id) : seguir({ tipo, alvo }))}
    >
      <Icon size={16} aria-hidden="true" />
      {semNome ? (
        <>
          <span>{verbo}</span>
          <VisuallyHidden>{` ${nome}`}</VisuallyHidden>
        </>
      ) : (
        <span>{`${verbo} ${nome}`}</span>
      )}
    </Button>
  )
}
