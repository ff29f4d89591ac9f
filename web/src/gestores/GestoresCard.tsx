import { UserPlus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { lerSessao } from '../sessao/sessao.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Checkbox } from '../ui/Checkbox.tsx'
import { Cluster } from '../ui/Cluster.tsx'
import { Heading } from '../ui/Heading.tsx'
import { Stack } from '../ui/Stack.tsx'
import { toastError } from '../ui/toast.ts'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import type { GestoresCard_vaga$data, GestoresCard_vaga$key } from './__generated__/GestoresCard_vaga.graphql.ts'
import { GestorItem } from './GestorItem.tsx'
import type { Saindo } from './SairDialog.tsx'
import { useMostrarGestor } from './useMostrarGestor.ts'

/** Most visits invite nobody, and remove nobody. */
const ConvidarDialog = lazy(() => import('./ConvidarDialog.tsx').then(module => ({ default: module.ConvidarDialog })))
const SairDialog = lazy(() => import('./SairDialog.tsx').then(module => ({ default: module.SairDialog })))

const fragment = graphql`
  fragment GestoresCard_vaga on Vaga @throwOnFieldError {
    id
    titulo
    meuPapel
    autor {
      codigo
      nome
      avatar
    }
    gestores {
      id
      pessoa {
        codigo
        nome
        avatar
      }
      email
      visivel
      aceitoEm
    }
  }
`

/** Who manages a vaga with its author; nothing where the upstream does not tell. */
export const GestoresCard = ({ vagaRef }: { vagaRef: GestoresCard_vaga$key }) => {
  const { id, titulo, meuPapel, autor, gestores } = useFragment(fragment, vagaRef)
  // Undefined until the dialog is asked for; then it stays, and gives the focus back.
  const [saindo, setSaindo] = useState<Saindo | null>()
  if (!meuPapel || !gestores) return null
  const isAutor = meuPapel === 'AUTOR'
  return (
    <Card as="section" padding="compact" labelledBy="gestores">
      <Heading level={2} look="card" id="gestores">
        Quem cuida desta oportunidade
      </Heading>
      <GestorItem nome={autor?.nome} avatar={autor?.avatar} situacao="Publicou a oportunidade" />
      {gestores.map(gestor => (
        <Gestor key={gestor.id} vaga={id} gestor={gestor} isAutor={isAutor} onSair={setSaindo} />
      ))}
      {isAutor ? <Convidar vaga={id} /> : null}
      {saindo !== undefined ? (
        <Suspense fallback={null}>
          <SairDialog
            vaga={id}
            titulo={titulo ?? 'Título não especificado'}
            saindo={saindo}
            onClose={() => setSaindo(null)}
          />
        </Suspense>
      ) : null}
    </Card>
  )
}

type GestorProps = {
  /** Global id. */
  vaga: string
  gestor: NonNullable<GestoresCard_vaga$data['gestores']>[number]
  isAutor: boolean
  onSair: (saindo: Saindo) => void
}

const Gestor = ({ vaga, gestor: { id, pessoa, email, visivel, aceitoEm }, isAutor, onSair }: GestorProps) => {
  const [mostrar, isSaving] = useMostrarGestor(vaga)
  const nome = pessoa?.nome ?? email ?? 'Pessoa'
  const proprio = pessoa?.codigo === lerSessao()?.codigo
  const handleVisivel = async (next: boolean) => {
    if (isSaving) return
    const erro = await mostrar(id, next)
    if (erro) toastError('A escolha não foi salva', erro)
  }
  return (
    <Stack gap="xxsmall">
      <GestorItem nome={nome} avatar={pessoa?.avatar} situacao={toSituacao(aceitoEm, visivel)} />
      {proprio || isAutor ? (
        <Cluster justify="between">
          <Checkbox
            label={
              <>
                Mostrar aos alunos<VisuallyHidden> ({nome})</VisuallyHidden>
              </>
            }
            checked={visivel}
            onChange={event => void handleVisivel(event.target.checked)}
          />
          <Button
            look="quiet"
            shape="compact"
            aria-label={proprio ? 'Deixar de cuidar' : `Remover ${nome}`}
            onClick={() => onSair({ gestor: id, nome, proprio })}
          >
            {proprio ? 'Deixar de cuidar' : 'Remover'}
          </Button>
        </Cluster>
      ) : null}
    </Stack>
  )
}

const toSituacao = (aceitoEm: string | null | undefined, visivel: boolean): string => {
  const alunos = visivel ? 'aparece para os alunos' : 'não aparece para os alunos'
  return aceitoEm ? `Também cuida; ${alunos}` : `Convite enviado; se aceitar, ${alunos}`
}

const Convidar = ({ vaga }: { vaga: string }) => {
  const [aberto, setAberto] = useState(false)
  const [carregado, setCarregado] = useState(false)
  const handleAbrir = () => {
    setCarregado(true)
    setAberto(true)
  }
  return (
    <>
      <Button look="secondary" shape="wide" onClick={handleAbrir}>
        <UserPlus size={20} aria-hidden="true" />
        Convidar professor
      </Button>
      {carregado ? (
        <Suspense fallback={null}>
          <ConvidarDialog vaga={vaga} open={aberto} onClose={() => setAberto(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
